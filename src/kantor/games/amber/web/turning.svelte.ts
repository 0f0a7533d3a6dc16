// How each kind of tile in hand is turned, and whose roads are lit; this browser's own business.
import type { TableStore } from '$kantor/lib/table.svelte';
import type { Move } from './wire';

class Turning {
  turns = $state<Record<string, number>>({});
  /** The seat whose roads are lit instead of the own ones. */
  shown = $state<number | null>(null);

  of = (tile: string): number => this.turns[tile] ?? 0;
}

export const turning = new Turning();

/** The turns in which a tile looks different, as the catalogue has them. */
export function turnsOf(store: TableStore, tile: string): number[] {
  const found = new Set<number>();
  for (const move of (store.catalogue?.moves ?? []) as unknown as Move[])
    if (move.move === 'lay' && move.tile === tile && move.turn !== null) found.add(move.turn);
  return [...found].sort();
}

export function chosen(store: TableStore): string | null {
  for (const pick of store.picker.picks) if (pick.startsWith('hand:')) return pick.slice(5);
  return null;
}

/** Pick a tile from the hand, turned as it lies there; picking it again turns it. */
export function choose(store: TableStore, tile: string): void {
  const { picker } = store;
  if (picker.picked(`hand:${tile}`)) {
    turn(store, 1);
    return;
  }
  picker.clear();
  picker.pick(`hand:${tile}`);
  const turns = turnsOf(store, tile);
  if (!picker.picked(`hand:${tile}`) || !turns.length || store.view?.prompt.id !== 'turn') return;
  const fits = (at: number) => store.options.some(({ spots }) => spots.includes(`hand:${tile}`) && spots.includes(`turn:${at}`));
  if (!fits(turning.of(tile))) turning.turns[tile] = turns.find(fits) ?? 0;
  picker.picks.add(`turn:${turning.of(tile)}`);
}

/** Turn the picked tile by quarters, clockwise. */
export function turn(store: TableStore, by: number): boolean {
  const tile = chosen(store);
  if (tile === null) return false;
  const turns = turnsOf(store, tile);
  if (!turns.length || store.view?.prompt.id !== 'turn') return false;
  const now = turning.of(tile);
  const next = turns[(turns.indexOf(now) + by + turns.length) % turns.length] ?? 0;
  store.picker.picks.delete(`turn:${now}`);
  store.picker.picks.add(`turn:${next}`);
  turning.turns[tile] = next;
  return true;
}
