// Written by scripts/types from the Python types; don't edit.

export type Action = 'city' | 'destroy' | 'move-land' | 'move-sea' | 'place';

export type Good = 'anvil' | 'carrot' | 'ore' | 'ruby' | 'wood';

export type Op = 'and' | 'or' | 'single';

export type Symbol = 'anvil' | 'carrot' | 'ore' | 'ruby' | 'wild' | 'wood';

export type How = 'highest' | 'lot' | 'youngest';

export interface PartView {
  action: Action;
  n: number;
}

export interface CardView {
  id: string;
  good: Symbol;
  count: number;
  op: Op;
  parts: readonly PartView[];
}

export interface ActionView {
  seat: number;
  card: CardView;
  part: number | null;
  action: Action | null;
  left: number;
}

export interface GoodView {
  cards: number;
  tokens: number;
  jokers: number;
  points: number;
}

export interface PlayerView {
  seat: number;
  coins: number;
  bid: number | null;
  armies: Record<string, number>;
  cities: Record<string, number>;
  supply: number;
  city_supply: number;
  cards: readonly string[];
  goods: Record<Good, GoodView>;
  jokers: number;
  proposal: readonly Good[];
}

export interface ScoreView {
  regions: number;
  continents: number;
  goods: number;
  coins: number;
  armies: number;
}

export interface TableView {
  map: string;
  game: number;
  games: number;
  goal: number;
  first_player: number | null;
  row: readonly (CardView | null)[];
  prices: readonly number[];
  deck: number;
  action: ActionView | null;
  tokens: Record<string, Good>;
  neutral: Record<string, number>;
  neutral_supply: number;
  control: Record<string, number | 'neutral'>;
  continents: Record<string, number | 'neutral'>;
  players: readonly PlayerView[];
  past: readonly (readonly ScoreView[])[];
}

export interface Take {
  move: 'take';
  slot: number;
}

export interface Part {
  move: 'part';
  part: number;
}

export interface Done {
  move: 'done';
}

export interface Joker {
  move: 'joker';
  good: Good;
}

export interface Bid {
  move: 'bid';
  coins: number;
}

export interface Place {
  move: 'place';
  region: string;
}

export interface Step {
  move: 'step';
  start: string;
  end: string;
}

export interface City {
  move: 'city';
  region: string;
}

export interface Destroy {
  move: 'destroy';
  seat: number;
  region: string;
}

export interface Card {
  move: 'card';
  card: string;
}

export interface Token {
  move: 'token';
  good: Good;
}

export interface First {
  move: 'first';
  seat: number;
}

export interface DestroyNeutral {
  move: 'destroy-neutral';
  region: string;
}

export interface Neutral {
  move: 'neutral';
  region: string;
}

export interface GameBegun {
  event: 'game-begun';
  game: number;
}

export interface TokenPlaced {
  event: 'token-placed';
  region: string;
  good: Good;
}

export interface Deed {
  action: Action;
  n: number;
}

export interface CardTurned {
  event: 'card-turned';
  slot: number;
  card: string;
  good: Symbol;
  count: number;
  op: Op;
  deeds: readonly Deed[];
}

export interface NeutralsBegun {
  event: 'neutrals-begun';
  seat: number;
}

export interface NeutralPut {
  event: 'neutral-put';
  seat: number;
  region: string;
}

export interface BidSealed {
  event: 'bid-sealed';
  seat: number;
  coins: number;
}

export interface Bidder {
  seat: number;
  coins: number;
}

export interface BidsOpened {
  event: 'bids-opened';
  bids: readonly Bidder[];
}

export interface FirstPlayer {
  event: 'first-player';
  seat: number;
  coins: number;
  how: How;
}

export interface CardTaken {
  event: 'card-taken';
  seat: number;
  card: string;
  slot: number;
  price: number;
  good: Symbol;
  count: number;
  op: Op;
  deeds: readonly Deed[];
}

export interface PartChosen {
  event: 'part-chosen';
  seat: number;
  card: string;
  deeds: readonly Deed[];
}

export interface ArmyPlaced {
  event: 'army-placed';
  seat: number;
  region: string;
}

export interface ArmyMoved {
  event: 'army-moved';
  seat: number;
  start: string;
  end: string;
  sea: boolean;
}

export interface CityBuilt {
  event: 'city-built';
  seat: number;
  region: string;
}

export interface ArmyDestroyed {
  event: 'army-destroyed';
  seat: number;
  owner: number | null;
  region: string;
}

export interface Skipped {
  event: 'skipped';
  seat: number;
}

export interface JokerAssigned {
  event: 'joker-assigned';
  seat: number;
  good: Good;
}

export interface Score {
  seat: number;
  regions: number;
  continents: number;
  goods: number;
  total: number;
}

export interface GameFinished {
  event: 'game-finished';
  game: number;
  results: readonly Score[];
}

export interface Total {
  seat: number;
  points: number;
}

export interface Finished {
  event: 'finished';
  totals: readonly Total[];
  winners: readonly number[];
}

export type Move = Take | Part | Done | Joker | Bid | Place | Step | City | Destroy | Card | Token | First | DestroyNeutral | Neutral;

export type Event = GameBegun | TokenPlaced | CardTurned | NeutralsBegun | NeutralPut | BidSealed | BidsOpened | FirstPlayer | CardTaken | PartChosen | ArmyPlaced | ArmyMoved | CityBuilt | ArmyDestroyed | Skipped | JokerAssigned | GameFinished | Finished;

/** The fields that are seats, by the id of the sentence that tells them. */
export const SEATS: Record<string, readonly string[]> = {
  'move-take': [],
  'move-part': [],
  'move-done': [],
  'move-joker': [],
  'move-bid': [],
  'move-place': [],
  'move-step': [],
  'move-city': [],
  'move-destroy': ['seat'],
  'move-card': [],
  'move-token': [],
  'move-first': ['seat'],
  'move-destroy-neutral': [],
  'move-neutral': [],
  'event-game-begun': [],
  'event-token-placed': [],
  'event-card-turned': [],
  'item-deeds': [],
  'event-neutrals-begun': ['seat'],
  'event-neutral-put': ['seat'],
  'event-bid-sealed': ['seat'],
  'event-bids-opened': [],
  'item-bids': ['seat'],
  'event-first-player': ['seat'],
  'event-card-taken': ['seat'],
  'event-part-chosen': ['seat'],
  'event-army-placed': ['seat'],
  'event-army-moved': ['seat'],
  'event-city-built': ['seat'],
  'event-army-destroyed': ['owner', 'seat'],
  'event-skipped': ['seat'],
  'event-joker-assigned': ['seat'],
  'event-game-finished': [],
  'item-results': ['seat'],
  'event-finished': ['winners'],
  'item-totals': ['seat'],
};
