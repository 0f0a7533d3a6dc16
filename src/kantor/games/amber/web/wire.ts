// Written by scripts/types from the Python types; don't edit.

export type Site = 'castle' | 'village';

export interface SiteView {
  square: string;
  castle: boolean;
  owner: number | null;
  coin: string;
  taker: number | null;
  linked: readonly number[];
}

export interface PlayerView {
  seat: number;
  castle: string | null;
  coins: number;
  special: boolean;
  stopped: boolean;
  hand_size: number;
  known: Record<string, number>;
  hand: Record<string, number> | null;
  reach: string;
}

export interface TableView {
  first_player: number | null;
  shapes: Record<string, readonly string[]>;
  advanced: boolean;
  strict: boolean;
  board: readonly (string | null)[];
  sites: readonly SiteView[];
  deck: number;
  display: readonly (string | null)[];
  box: Record<string, number>;
  instant_win: boolean;
  winner: number | null;
  laid: string | null;
  players: readonly PlayerView[];
}

export interface Lay {
  move: 'lay';
  tile: string;
  square: string;
  turn: number | null;
}

export interface Swamp {
  move: 'swamp';
  square: string;
}

export interface Shovel {
  move: 'shovel';
  square: string;
}

export interface Swap {
  move: 'swap';
  tile: string;
  square: string;
}

export interface Keep {
  move: 'keep';
}

export interface Pass {
  move: 'pass';
}

export interface Discard {
  move: 'discard';
  tile: string;
}

export interface Castle {
  move: 'castle';
  square: string;
}

export interface Tile {
  move: 'tile';
  tile: string;
}

export interface First {
  move: 'first';
  seat: number;
}

export interface GoOn {
  move: 'go-on';
}

export interface Over {
  move: 'over';
}

export interface SpecialShovel {
  move: 'special-shovel';
  square: string;
}

export interface Take {
  move: 'take';
  tile: string;
}

export interface Draw {
  move: 'draw';
}

export interface FirstPlayer {
  event: 'first-player';
  seat: number;
}

export interface TileDealt {
  event: 'tile-dealt';
  seat: number;
  tile: string | null;
}

export interface TileShown {
  event: 'tile-shown';
  place: number;
  tile: string;
}

export interface CastleChosen {
  event: 'castle-chosen';
  seat: number;
  square: string;
}

export interface TileLaid {
  event: 'tile-laid';
  seat: number;
  tile: string;
  turn: number;
  square: string;
}

export interface SwampLaid {
  event: 'swamp-laid';
  seat: number;
  square: string;
}

export interface DugAway {
  event: 'dug-away';
  seat: number;
  square: string;
  tile: string;
  special: boolean;
}

export interface Swapped {
  event: 'swapped';
  seat: number;
  tile: string;
  square: string;
  straight: string;
}

export interface CoinTaken {
  event: 'coin-taken';
  seat: number;
  site: Site;
  square: string;
  owner: number | null;
}

export interface CoinLost {
  event: 'coin-lost';
  site: Site;
  square: string;
  owner: number | null;
}

export interface InstantWinGone {
  event: 'instant-win-gone';
}

export interface Blocked {
  event: 'blocked';
  seat: number;
  paid: boolean;
}

export interface Discarded {
  event: 'discarded';
  seat: number;
  tile: string;
}

export interface TileDrawn {
  event: 'tile-drawn';
  seat: number;
  tile: string | null;
}

export interface TileTaken {
  event: 'tile-taken';
  seat: number;
  tile: string;
  place: number;
}

export interface Finished {
  event: 'finished';
  points: readonly number[];
  winners: readonly number[];
  instant: boolean;
}

export type Move = Lay | Swamp | Shovel | Swap | Keep | Pass | Discard | Castle | Tile | First | GoOn | Over | SpecialShovel | Take | Draw;

export type Event = FirstPlayer | TileDealt | TileShown | CastleChosen | TileLaid | SwampLaid | DugAway | Swapped | CoinTaken | CoinLost | InstantWinGone | Blocked | Discarded | TileDrawn | TileTaken | Finished;

/** The fields that are seats, by the id of the sentence that tells them. */
export const SEATS: Record<string, readonly string[]> = {
  'move-lay': [],
  'move-swamp': [],
  'move-shovel': [],
  'move-swap': [],
  'move-keep': [],
  'move-pass': [],
  'move-discard': [],
  'move-castle': [],
  'move-tile': [],
  'move-first': ['seat'],
  'move-go-on': [],
  'move-over': [],
  'move-special-shovel': [],
  'move-take': [],
  'move-draw': [],
  'event-first-player': ['seat'],
  'event-tile-dealt': ['seat'],
  'event-tile-shown': [],
  'event-castle-chosen': ['seat'],
  'event-tile-laid': ['seat'],
  'event-swamp-laid': ['seat'],
  'event-dug-away': ['seat'],
  'event-swapped': ['seat'],
  'event-coin-taken': ['owner', 'seat'],
  'event-coin-lost': ['owner'],
  'event-instant-win-gone': [],
  'event-blocked': ['seat'],
  'event-discarded': ['seat'],
  'event-tile-drawn': ['seat'],
  'event-tile-taken': ['seat'],
  'event-finished': ['winners'],
};
