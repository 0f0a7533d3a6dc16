// The shapes of tiles as drawings need them: which edges carry a road, and which ways lead through.
export type Edge = 0 | 1 | 2 | 3;
export const EDGES = [0, 1, 2, 3] as const;
const COMPASS = 'NESW';

/** A way through a tile; `null` is the middle, where a dead end stops. */
export interface Way {
  from: Edge | null;
  to: Edge | null;
}

export interface Laid {
  tile: string;
  turn: number;
}

/** `curve r2` -> curve, turned twice. */
export function laid(form: string): Laid {
  const [tile = '', turn] = form.split(' r');
  return { tile, turn: Number(turn ?? 0) };
}

const edge = (letter: string | undefined, turn: number): Edge | null => {
  const at = COMPASS.indexOf(letter ?? '');
  return at < 0 ? null : (((at + turn) % 4) as Edge);
};

export const ways = (arcs: readonly string[], turn: number): Way[] => arcs.map((arc) => ({ from: edge(arc[0], turn), to: edge(arc[1], turn) }));

/** What an edge carries: a road both ways, one way in or out, or none. */
export function flow(all: Way[], at: Edge): 'both' | 'in' | 'out' | null {
  const enters = all.some(({ from }) => from === at);
  const leaves = all.some(({ to }) => to === at);
  return enters && leaves ? 'both' : enters ? 'in' : leaves ? 'out' : null;
}

const ENDS: Record<Edge, string> = { 0: '50 0', 1: '100 50', 2: '50 100', 3: '0 50' };

/** The line of a way in a square of 100. */
export function line({ from, to }: Way): string {
  if (from === null || to === null) return `M${ENDS[(from ?? to) as Edge]}L50 50`;
  return (from ^ to) === 2 ? `M${ENDS[from]}L${ENDS[to]}` : `M${ENDS[from]}Q50 50 ${ENDS[to]}`;
}

/** Every road once, whatever its direction. */
export function lines(all: Way[]): string[] {
  const found = new Map<string, string>();
  for (const way of all) found.set([way.from ?? 9, way.to ?? 9].sort().join(), line(way));
  return [...found.values()];
}

/** Roads that cross without meeting. */
export const isBridge = (arcs: readonly string[]) => arcs.includes('NS') && arcs.includes('EW') && !arcs.includes('NE');
