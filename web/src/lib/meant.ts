// Which move somebody means who picked a spot that can't be picked: the server is asked why that one can't be played.
import type { GameUI } from './games';
import type { Option } from './picker.svelte';
import type { Tagged } from './protocol';

export function meantBy(wanted: readonly string[], spot: string, moves: readonly Tagged[], ui: GameUI, options: readonly Option[]): number | null {
  const meant = moves.map((move, index) => ({ index, spots: ui.spots(move) })).filter(({ spots }) => spots.includes(spot));
  // Of all that the spot could mean, what is asked for now comes first.
  const asked = new Set(options.map(({ index }) => moves[index]?.move));
  meant.sort((one, other) => Number(asked.has(moves[other.index]?.move)) - Number(asked.has(moves[one.index]?.move)));
  return (meant.find(({ spots }) => spots.every((one) => wanted.includes(one))) ?? meant[0])?.index ?? null;
}
