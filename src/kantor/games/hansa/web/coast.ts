// What is drawn around the towns of a side, in the measures of its drawing: land in the sea, rivers, a rose, ships.
export type Line = readonly (readonly [number, number])[];

export interface Coast {
  /** The land, closed beyond the frame. */
  land: string;
  rivers: readonly string[];
  rose: readonly [number, number];
  ships: Line;
  /** Countries of their own, above the land, with the place of their names. */
  countries?: readonly { id: string; shape: string; name: readonly [number, number]; turned?: number }[];
  /** Words on the sea: where, and how they are turned. */
  seas?: readonly { id: string; at: readonly [number, number]; turned?: number }[];
}

interface Sketch {
  coast: Line;
  rivers: readonly Line[];
  rose: readonly [number, number];
  ships: Line;
}

/** The shore of the North Sea and the Baltic; Ems, Weser and Elbe. */
const NORTH: Sketch = {
  coast: [
    [-700, 330], [-200, 345], [-40, 330], [24, 296], [40, 240], [28, 190], [46, 130], [96, 104], [150, 112], [205, 98], [262, 132], [318, 138],
    [338, 118], [372, 104], [430, 108], [470, 134], [520, 122], [560, 96], [622, 92], [668, 106], [700, 76], [742, 58], [800, 64], [842, 88],
    [880, 66], [930, 44], [976, 52], [1004, 84], [1030, 56], [1092, 36], [1150, 50], [1196, 84], [1250, 66], [1320, 74], [1392, 96], [1418, 140],
    [1460, 172], [1520, 164], [1640, 186], [2210, 170],
  ],
  rivers: [
    [[326, 136], [316, 220], [336, 300], [312, 380], [322, 470], [300, 560], [336, 640], [318, 760], [352, 860], [330, 1000]],
    [[664, 104], [650, 190], [622, 270], [640, 350], [598, 430], [570, 520], [592, 610], [560, 690], [640, 790], [700, 860], [690, 1000]],
    [[1004, 82], [1014, 150], [986, 220], [1060, 300], [1052, 390], [1230, 420], [1210, 520], [1260, 620], [1240, 720], [1400, 800], [1380, 1000]],
  ],
  rose: [598, 44],
  ships: [[300, 66], [1470, 84]],
};

const SKETCHES: Record<string, Sketch> = { base_45p: NORTH, base_3p: { ...NORTH, rose: [600, 60], ships: [[290, 60], [1478, 80]] } };

/** A smooth line through all points. */
export function smooth(line: Line): string {
  const at = (index: number) => line[Math.min(Math.max(index, 0), line.length - 1)] ?? [0, 0];
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < line.length - 1; index++) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const near = (from: readonly number[], to: readonly number[], sign: number, base: readonly number[], axis: 0 | 1) =>
      ((base[axis] ?? 0) + (sign * ((to[axis] ?? 0) - (from[axis] ?? 0))) / 6).toFixed(1);
    path += `C${near(before, end, 1, start, 0)} ${near(before, end, 1, start, 1)} ${near(start, after, -1, end, 0)} ${near(start, after, -1, end, 1)} ${end[0]} ${end[1]}`;
  }
  return path;
}

/** A land or an island, closed. */
export const loop = (line: Line): string => `${smooth([...line, ...line.slice(0, 1)])}Z`;

/** Which points lie on land; without a coast all do. */
export function landOf(coast: Coast | null): (x: number, y: number) => boolean {
  if (!coast) return () => true;
  const shape = new Path2D(coast.land);
  const canvas = document.createElement('canvas').getContext('2d');
  return (x, y) => canvas?.isPointInPath(shape, x, y) ?? true;
}

export const COAST: Record<string, Coast> = Object.fromEntries(
  Object.entries(SKETCHES).map(([key, { coast, rivers, rose, ships }]) => [
    key,
    { land: `${smooth(coast)}L2210 1900L-700 1900Z`, rivers: rivers.map(smooth), rose, ships },
  ]),
);
