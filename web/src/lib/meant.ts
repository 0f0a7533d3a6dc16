// Which move somebody means who picked a spot that can't be picked: the server is asked why that one can't be played.
import type { GameUI } from './games';
import type { Option } from './picker.svelte';
import type { Tagged } from './protocol';

export function meantBy(wanted: readonly string[], spot: string, moves: readonly Tagged[], ui: GameUI, options: readonly Option[]): number | null {
  const meant = moves.map((move, index) => ({ index, spots: ui.spots(move) })).filter(({ spots }) => spots.includes(spot));
  // Of all that the spot could mean, what is asked for now comes first, and of that what only this spot stands in the way of:
  // not a piece that isn't in hand.
  const asked = new Set(options.map(({ index }) => moves[index]?.move));
  const usable = new Set(options.flatMap(({ index }) => (moves[index] ? ui.spots(moves[index]) : [])));
  const likely = ({ index, spots }: { index: number; spots: string[] }) =>
    2 * Number(asked.has(moves[index]?.move)) + Number(spots.every((one) => one === spot || usable.has(one)));
  meant.sort((one, other) => likely(other) - likely(one));
  return (meant.find(({ spots }) => spots.every((one) => wanted.includes(one))) ?? meant[0])?.index ?? null;
}
