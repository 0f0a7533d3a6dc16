// What the server says and is told, as docs/protocol.md has it.
import type { Setting, View } from '../wire';

export type Language = 'en' | 'pl';
export type Said = Record<Language, string>;

export interface Refusal {
  error: string;
  rule: string | null;
  say: Said;
}

export type OfferedSetting = Setting & { label: string };

export interface GameInfo {
  key: string;
  version: number;
  titles: Said;
  seats: number[];
  settings: OfferedSetting[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'empty';
  name: string;
  bot: string | null;
  host: boolean;
  yours: boolean;
  connected: boolean;
}

export interface Note {
  entry: number;
  ply: number;
  kind: string;
  seat: number | null;
  name: string;
  by: string;
  at: string;
  args: Record<string, string | number>;
}

export type SettingValue = boolean | number | string | number[];

export interface Table {
  id: string;
  game: string;
  title: string;
  state: 'open' | 'running' | 'over';
  public: boolean;
  players: number;
  settings: Record<string, SettingValue>;
  catalogue: string;
  hosting: boolean;
  entry: number;
  created: string;
  next: string | null;
  watching: number;
  seats: Seat[];
  notes: Note[];
}

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

export interface Sight {
  type: 'sight';
  seat: number | null;
  entry: number;
  ply: number;
  decision: number | null;
  undoable: number;
  over: boolean;
  view?: View;
  patch?: Change[];
  kept: number;
  events: Logged[];
}

export type FromServer =
  | { type: 'table'; table: Table }
  | Sight
  | { type: 'done'; re: string | number; entry: number }
  | { type: 'preview'; re: string | number; events: Tagged[] }
  | ({ type: 'refusal'; re: string | number | null } & Refusal)
  | { type: 'pong'; re: string | number };

export interface Catalogue {
  game: string;
  fingerprint: string;
  texts: string[];
  kinds: string[];
  moves: Tagged[];
}

export interface Frame {
  ply: number;
  actor: number | null;
  events: Tagged[];
  view: View;
}

export interface Replay {
  table: string;
  seat: number | null;
  plies: number;
  entry: number;
  over: boolean;
  turns: number[];
  frames: Frame[];
}

export interface NewTable {
  game: string;
  players?: number;
  settings?: Record<string, SettingValue>;
  title?: string;
  public?: boolean;
  seats?: (Sitter | null)[];
  start?: boolean;
}

export type Sitter = { sitter: 'me'; name?: string } | { sitter: 'bot'; bot: string };
