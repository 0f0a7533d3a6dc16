// What the server says and is told (docs/protocol.md), from the generated types; narrower where the client knows more.
import type { CatalogueInfo, FrameInfo, GameInfo as AnyGame, GameList, Replay as AnyReplay, SeatInfo, TableInfo, TalkMessage, View } from '../wire';

export type { Message, NewTable, Note, SettingInfo, Sitter, TableChanges } from '../wire';

export type Language = 'en' | 'pl';
export type Said = Record<Language, string>;
export type SettingValue = boolean | number | string | readonly number[];

export interface Refusal {
  error: string;
  rule: string | null;
  say: Said;
}

export type GameInfo = Omit<AnyGame, 'titles'> & { titles: Said };
export type Games = Omit<GameList, 'games'> & { games: readonly GameInfo[] };
export type Seat = SeatInfo;
export type Table = Omit<TableInfo, 'settings'> & { settings: Record<string, SettingValue> };
export type Catalogue = Omit<CatalogueInfo, 'moves'> & { moves: readonly Tagged[] };
export type Frame = Omit<FrameInfo, 'events' | 'view'> & { events: readonly Tagged[]; view: View };
export type Replay = Omit<AnyReplay, 'frames'> & { frames: readonly Frame[] };

/** A move or an event: its tag and its fields. */
export interface Tagged {
  event?: string;
  move?: string;
  [field: string]: unknown;
}

export interface Logged {
  ply: number;
  event: Tagged;
}

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown];

export interface SeatUpdate {
  type: 'sight';
  seat: number | null;
  entry: number;
  ply: number;
  decision: number | null;
  undoable: number;
  last: number | null;
  alone: boolean;
  over: boolean;
  /** The plies of this seat that were answered in advance. */
  ahead: number[];
  view?: View;
  patch?: Change[];
  kept: number;
  events: Logged[];
}

export type FromServer =
  | { type: 'table'; table: Table }
  | SeatUpdate
  | { type: 'done'; re: string | number; entry: number }
  | { type: 'said'; re: string | number; word: number }
  | TalkMessage
  | { type: 'preview'; re: string | number; events: Tagged[] }
  | ({ type: 'refusal'; re: string | number | null } & Refusal)
  | { type: 'pong'; re: string | number };
