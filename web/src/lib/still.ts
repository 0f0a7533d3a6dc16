// A position to look at, without anybody who plays.
import type { View } from '../wire';
import type { GameUI } from './games';
import type { Texts } from './i18n.svelte';
import type { Table } from './protocol';

/** A table that nobody plays at: a position, to be drawn by the components of the table. */
export interface Still {
  table: Table;
  view: View;
  ui: GameUI;
  texts: Texts;
}
