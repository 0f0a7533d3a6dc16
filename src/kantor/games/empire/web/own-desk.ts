// Where the own desk is: in the tray under a wide board, else beside the others.
import type { View } from '$kantor/wire';

/** While a bid is made the tray is needed for that. */
export const deskInTray = (view: View, wide: boolean): boolean => wide && view.seat !== null && !(view.prompt.id === 'bid' && view.waiting.includes(view.seat));

/** The players in the order of the table, ourselves first; without ourselves where the tray has our desk. */
export function inOrder<Player extends { seat: number }>(players: readonly Player[], view: View, wide: boolean): Player[] {
  const own = view.seat ?? 0;
  return [...(deskInTray(view, wide) ? [] : players.slice(own, own + 1)), ...players.slice(own + 1), ...players.slice(0, own)];
}
