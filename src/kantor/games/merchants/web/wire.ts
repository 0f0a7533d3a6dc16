// Written by scripts/types from the Python types; don't edit.

export type Good = 'cloth' | 'fish' | 'grain' | 'porcelain' | 'spice' | 'wood';

export type Special = 'contract' | 'dock' | 'office' | 'ship';

export interface PlayerView {
  seat: number;
  coins: number;
  cards: Record<Special, number>;
  tokens: Record<Good, number>;
  hand_size: number;
  hand: Record<Good, number> | null;
}

export interface TableView {
  first_player: number | null;
  market: readonly (Good | null)[];
  sale: Good | null;
  covered: readonly number[];
  deck: number;
  tokens: Record<Good, number>;
  stock: Record<Special, number>;
  players: readonly PlayerView[];
}

export interface Load {
  move: 'load';
  good: Good;
}

export interface Exchange {
  move: 'exchange';
  give: Good;
  take: Good;
}

export interface Buy {
  move: 'buy';
  card: Special;
}

export interface Pass {
  move: 'pass';
}

export interface Put {
  move: 'put';
  good: Good;
  pile: number;
}

export interface Sell {
  move: 'sell';
}

export interface Draw {
  move: 'draw';
}

export interface Take {
  move: 'take';
}

export interface Done {
  move: 'done';
}

export interface Card {
  move: 'card';
  good: Good;
}

export interface First {
  move: 'first';
  seat: number;
}

export interface FirstPlayer {
  event: 'first-player';
  seat: number;
}

export interface MarketFilled {
  event: 'market-filled';
  pile: number;
  good: Good;
}

export interface CardDealt {
  event: 'card-dealt';
  seat: number;
  good: Good | null;
}

export interface Loaded {
  event: 'loaded';
  seat: number;
  good: Good;
}

export interface Exchanged {
  event: 'exchanged';
  seat: number;
  give: Good;
  take: Good;
}

export interface Bought {
  event: 'bought';
  seat: number;
  card: Special;
  price: number;
}

export interface Passed {
  event: 'passed';
  seat: number;
}

export interface CardPut {
  event: 'card-put';
  seat: number;
  good: Good;
  pile: number;
  covers: Good;
}

export interface Payment {
  seat: number;
  tokens: number;
  goods: number;
  contracts: number;
}

export interface Sold {
  event: 'sold';
  seat: number;
  good: Good;
  showing: number;
  payments: readonly Payment[];
}

export interface CardDrawn {
  event: 'card-drawn';
  seat: number;
  good: Good | null;
  office: boolean;
}

export interface OfficeDeclined {
  event: 'office-declined';
  seat: number;
}

export interface Finished {
  event: 'finished';
  coins: readonly number[];
  winners: readonly number[];
}

export type Move = Load | Exchange | Buy | Pass | Put | Sell | Draw | Take | Done | Card | First;

export type Event = FirstPlayer | MarketFilled | CardDealt | Loaded | Exchanged | Bought | Passed | CardPut | Sold | CardDrawn | OfficeDeclined | Finished;

/** The fields that are seats, by the id of the sentence that tells them. */
export const SEATS: Record<string, readonly string[]> = {
  'move-load': [],
  'move-exchange': [],
  'move-buy': [],
  'move-pass': [],
  'move-put': [],
  'move-sell': [],
  'move-draw': [],
  'move-take': [],
  'move-done': [],
  'move-card': [],
  'move-first': ['seat'],
  'event-first-player': ['seat'],
  'event-market-filled': [],
  'event-card-dealt': ['seat'],
  'event-loaded': ['seat'],
  'event-exchanged': ['seat'],
  'event-bought': ['seat'],
  'event-passed': ['seat'],
  'event-card-put': ['seat'],
  'event-sold': ['seat'],
  'item-payments': ['seat'],
  'event-card-drawn': ['seat'],
  'event-office-declined': ['seat'],
  'event-finished': ['winners'],
};
