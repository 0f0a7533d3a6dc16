// How the tiles in hand are turned, and whose roads are lit; this browser's own business. Which turns fit is the options' to say.
import type { Option } from '$kantor/lib/picker.svelte';
import type { TableStore } from '$kantor/lib/table.svelte';

class Turning {
  turns = $state<Record<string, number>>({});
  /** The seat whose roads are lit instead of the own ones. */
  shown = $state<number | null>(null);
  /** The square under the pointer. */
  square = $state<string | null>(null);

  of = (tile: string): number => this.turns[tile] ?? 0;
}

export const turning = new Turning();

interface Fitting {
  turn: number;
  option: Option;
}

const part = (option: Option, start: string) => option.spots.find((spot) => spot.startsWith(start))?.slice(start.length);

/** The ways to lay a tile on a square, or anywhere, a turn each. */
function fitting(store: TableStore, tile: string, square: string | null): Fitting[] {
  const found = new Map<number, Option>();
  for (const option of store.options) {
    const turn = part(option, 'turn:');
    if (turn === undefined || part(option, 'hand:') !== tile || (square !== null && part(option, 'square:') !== square)) continue;
    if (!found.has(Number(turn))) found.set(Number(turn), option);
  }
  return [...found].map(([turn, option]) => ({ turn, option })).sort((one, other) => one.turn - other.turn);
}

/** The turns in which a tile fits somewhere. */
export const turnsOf = (store: TableStore, tile: string): number[] => fitting(store, tile, null).map(({ turn }) => turn);

/** How a tile would lie on a square: as it is turned in the hand, or turned on until it fits. */
export function layingOn(store: TableStore, tile: string, square: string): Fitting | null {
  const all = fitting(store, tile, square);
  const now = turning.of(tile);
  return all.find(({ turn }) => turn >= now) ?? all[0] ?? null;
}

export function chosen(store: TableStore): string | null {
  for (const pick of store.picker.picks) if (pick.startsWith('hand:')) return pick.slice(5);
  return null;
}

/** Pick a tile from the hand; picking it again turns it. */
export function choose(store: TableStore, tile: string): void {
  const { picker } = store;
  if (picker.picked(`hand:${tile}`)) {
    if (!turn(store, 1)) picker.clear();
    return;
  }
  picker.clear();
  picker.pick(`hand:${tile}`);
  const turns = turnsOf(store, tile);
  if (turns.length && !turns.includes(turning.of(tile))) turning.turns[tile] = turns[0] ?? 0;
}

/** Turn the picked tile on to the next turn that fits: where the pointer is, or anywhere. */
export function turn(store: TableStore, by: 1 | -1): boolean {
  const tile = chosen(store);
  if (tile === null) return false;
  const here = turning.square === null ? [] : fitting(store, tile, turning.square).map(({ turn }) => turn);
  const turns = here.length ? here : turnsOf(store, tile);
  if (turns.length < 2) return false;
  const now = here.length && turning.square !== null ? layingOn(store, tile, turning.square)?.turn : turning.of(tile);
  turning.turns[tile] = turns[(turns.indexOf(now ?? 0) + by + turns.length) % turns.length] ?? 0;
  return true;
}
