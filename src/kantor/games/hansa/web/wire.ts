// Written by scripts/types from the Python types; don't edit.

export type Ability = 'actions' | 'bank' | 'book' | 'keys' | 'privilege';

export type Favour = 'abilities_7' | 'city_control_plus_2' | 'displaced_anywhere' | 'displaced_trader_plus_2' | 'extra_action' | 'income_with_others';

export type Kind = 'merchant' | 'trader';

export type Token = 'additional_office' | 'develop_ability' | 'exchange_offices' | 'plus_3_actions' | 'plus_4_actions' | 'three_traders';

export type Majority = 'most' | 'rightmost';

export type Bonus = 'develop_privilege' | 'move_2_any' | 'office_in_green_city' | 'place_2_wales_scotland' | 'reuse_2_from_route';

export type Reason = 'cities' | 'points' | 'tokens';

export interface RouteView {
  posts: readonly (string | null)[];
  token: Token | null;
  points: readonly number[];
}

export interface CityView {
  offices: readonly (string | null)[];
  additional: readonly string[];
  controller: number | string | null;
  why: Majority | null;
}

export interface LooseView {
  piece: string;
  route: string;
  moved: boolean;
}

export interface PlayerView {
  seat: number;
  points: number;
  personal: Record<Kind, number>;
  general: Record<Kind, number>;
  abilities: Record<Ability, number>;
  tokens: Record<Token, number>;
  used_tokens: Record<Token, number>;
  favours: readonly Favour[];
  east_west: number | null;
  mission: number | null;
}

export interface PermissionView {
  city: string;
  countries: readonly ('england' | 'scotland' | 'wales')[];
  holder: number | null;
  used: boolean;
}

export interface StandingView {
  cities: number;
  offices: number;
  points: number;
}

export interface BonusView {
  bonus: Bonus;
  left: number;
  pieces: Record<Kind, number>;
}

export interface RealmView {
  bonuses: Record<string, Bonus>;
  merchant_posts: Record<string, readonly number[]>;
  green_cities: readonly string[];
  countries: Record<string, 'england' | 'scotland' | 'wales'>;
  permissions: readonly PermissionView[];
  standings: Record<'england' | 'scotland' | 'wales', readonly StandingView[]>;
  bonus: BonusView | null;
}

export interface TableView {
  first_player: number | null;
  turn: number | null;
  actions: number;
  routes: Record<string, RouteView>;
  cities: Record<string, CityView>;
  prestige: readonly (number | null)[];
  full_cities: number;
  tokens_left: number;
  waiting_tokens: number;
  turned_up_tokens: Record<Token, number>;
  boxed_tokens: Record<Token, number>;
  favours: readonly Favour[];
  loose: readonly LooseView[];
  displaced: string | null;
  extras: number;
  players: readonly PlayerView[];
  realm: RealmView | null;
}

export interface Income {
  move: 'income';
  traders: number;
  merchants: number;
}

export interface Pay {
  move: 'pay';
  traders: number;
  merchants: number;
}

export interface TakePiece {
  move: 'take-piece';
  piece: Kind;
}

export interface Place {
  move: 'place';
  piece: Kind;
  route: string;
}

export interface Displace {
  move: 'displace';
  piece: Kind;
  route: string;
  owner: number;
  victim: Kind;
}

export interface DisplaceNeutral {
  move: 'displace-neutral';
  piece: Kind;
  route: string;
}

export interface Lift {
  move: 'lift';
  piece: Kind;
  route: string;
}

export interface Put {
  move: 'put';
  piece: Kind;
  route: string;
}

export interface Remove {
  move: 'remove';
  owner: number;
  piece: Kind;
  route: string;
}

export interface RemoveNeutral {
  move: 'remove-neutral';
  route: string;
}

export interface EstablishRoute {
  move: 'establish-route';
  route: string;
}

export interface EstablishOffice {
  move: 'establish-office';
  route: string;
  city: string;
}

export interface EstablishAdditionalOffice {
  move: 'establish-additional-office';
  route: string;
  city: string;
  piece: Kind;
}

export interface EstablishAbility {
  move: 'establish-ability';
  route: string;
  ability: Ability;
}

export interface EstablishPrestige {
  move: 'establish-prestige';
  route: string;
  points: number;
}

export interface ExchangeOffices {
  move: 'exchange-offices';
  city: string;
  position: number;
}

export interface DevelopAbility {
  move: 'develop-ability';
  ability: Ability;
}

export interface ExtraActions {
  move: 'extra-actions';
  count: number;
}

export interface Done {
  move: 'done';
}

export interface EndTurn {
  move: 'end-turn';
}

export interface PlaceToken {
  move: 'place-token';
  token: Token;
  route: string;
}

export interface NeutralOffice {
  move: 'neutral-office';
  route: string;
  city: string;
}

export interface First {
  move: 'first';
  seat: number;
}

export interface DrawToken {
  move: 'draw-token';
  token: Token;
}

export interface LiftOther {
  move: 'lift-other';
  owner: number;
  piece: Kind;
  route: string;
}

export interface PutOther {
  move: 'put-other';
  owner: number;
  piece: Kind;
  route: string;
}

export interface DevelopPrivilege {
  move: 'develop-privilege';
}

export interface GreenOffice {
  move: 'green-office';
  city: string;
  piece: Kind;
}

export interface Mission {
  move: 'mission';
  card: number;
}

export interface BuyFavour {
  move: 'buy-favour';
  favour: Favour;
  token: Token;
  other_token: Token;
}

export interface OfferFavour {
  move: 'offer-favour';
  favour: Favour;
}

export interface FirstPlayer {
  event: 'first-player';
  seat: number;
}

export interface GoldenToken {
  event: 'golden-token';
  token: Token;
  route: string;
}

export interface MissionDealt {
  event: 'mission-dealt';
  seat: number;
  mission: number | null;
}

export interface FavourOffered {
  event: 'favour-offered';
  favour: Favour;
}

export interface TurnBegun {
  event: 'turn-begun';
  seat: number;
  actions: number;
}

export interface TurnEnded {
  event: 'turn-ended';
  seat: number;
}

export interface IncomeTaken {
  event: 'income-taken';
  seat: number;
  traders: number;
  merchants: number;
}

export interface FavourIncome {
  event: 'favour-income';
  seat: number;
  kind: Kind;
}

export interface FavourIncomeLeft {
  event: 'favour-income-left';
  seat: number;
}

export interface Placed {
  event: 'placed';
  seat: number;
  kind: Kind;
  route: string;
}

export interface Displaced {
  event: 'displaced';
  seat: number;
  kind: Kind;
  route: string;
  owner: number;
  piece: Kind;
}

export interface NeutralDisplaced {
  event: 'neutral-displaced';
  seat: number;
  kind: Kind;
  route: string;
}

export interface Paid {
  event: 'paid';
  seat: number;
  traders: number;
  merchants: number;
}

export interface Settled {
  event: 'settled';
  seat: number;
  kind: Kind;
  route: string | null;
  extra: boolean | null;
}

export interface NeutralSettled {
  event: 'neutral-settled';
  seat: number;
  route: string | null;
}

export interface ExtrasDeclined {
  event: 'extras-declined';
  seat: number;
}

export interface Lifted {
  event: 'lifted';
  seat: number;
  owner: number | null;
  kind: Kind;
  route: string;
}

export interface PutDown {
  event: 'put-down';
  seat: number;
  owner: number | null;
  kind: Kind;
  route: string;
}

export interface Removed {
  event: 'removed';
  seat: number;
  owner: number;
  kind: Kind;
  route: string;
}

export interface NeutralRemoved {
  event: 'neutral-removed';
  seat: number;
  route: string;
}

export interface RouteEstablished {
  event: 'route-established';
  seat: number;
  route: string;
}

export interface ControlScored {
  event: 'control-scored';
  seat: number;
  city: string;
}

export interface TokenTaken {
  event: 'token-taken';
  seat: number;
  token: Token;
  route: string;
}

export interface OfficeEstablished {
  event: 'office-established';
  seat: number;
  city: string;
  kind: Kind;
  additional: boolean;
}

export interface NeutralOffice {
  event: 'neutral-office';
  city: string;
}

export interface CoinScored {
  event: 'coin-scored';
  seat: number;
  city: string;
  points: number;
}

export interface CityFull {
  event: 'city-full';
  city: string;
  number: number;
}

export interface EastWestLinked {
  event: 'east-west-linked';
  seat: number;
  points: number;
}

export interface AbilityDeveloped {
  event: 'ability-developed';
  seat: number;
  ability: Ability;
  step: number;
}

export interface PrestigeTaken {
  event: 'prestige-taken';
  seat: number;
  points: number;
}

export interface TokenUsed {
  event: 'token-used';
  seat: number;
  token: Token;
}

export interface OfficesExchanged {
  event: 'offices-exchanged';
  seat: number;
  city: string;
  position: number;
}

export interface TokenDrawn {
  event: 'token-drawn';
  seat: number;
  token: Token;
}

export interface TokenPlaced {
  event: 'token-placed';
  seat: number;
  token: Token;
  route: string;
}

export interface TokenBoxed {
  event: 'token-boxed';
  token: Token;
}

export interface FavourBought {
  event: 'favour-bought';
  seat: number;
  favour: Favour;
  token: Token;
  other_token: Token;
}

export interface NeutralRouteEstablished {
  event: 'neutral-route-established';
  route: string;
}

export interface NeutralPlaced {
  event: 'neutral-placed';
  route: string;
}

export interface BonusGained {
  event: 'bonus-gained';
  seat: number;
  bonus: Bonus;
  route: string;
}

export interface BonusPlaced {
  event: 'bonus-placed';
  seat: number;
  kind: Kind;
  route: string;
}

export interface BonusLeft {
  event: 'bonus-left';
  seat: number;
}

export interface PermissionUsed {
  event: 'permission-used';
  seat: number;
  city: string;
}

export interface Total {
  seat: number;
  points: number;
}

export interface Finished {
  event: 'finished';
  reason: Reason;
  totals: readonly Total[];
  winners: readonly number[];
}

export type Move = Income | Pay | TakePiece | Place | Displace | DisplaceNeutral | Lift | Put | Remove | RemoveNeutral | EstablishRoute | EstablishOffice | EstablishAdditionalOffice | EstablishAbility | EstablishPrestige | ExchangeOffices | DevelopAbility | ExtraActions | Done | EndTurn | PlaceToken | NeutralOffice | First | DrawToken | LiftOther | PutOther | DevelopPrivilege | GreenOffice | Mission | BuyFavour | OfferFavour;

export type Event = FirstPlayer | GoldenToken | MissionDealt | FavourOffered | TurnBegun | TurnEnded | IncomeTaken | FavourIncome | FavourIncomeLeft | Placed | Displaced | NeutralDisplaced | Paid | Settled | NeutralSettled | ExtrasDeclined | Lifted | PutDown | Removed | NeutralRemoved | RouteEstablished | ControlScored | TokenTaken | OfficeEstablished | NeutralOffice | CoinScored | CityFull | EastWestLinked | AbilityDeveloped | PrestigeTaken | TokenUsed | OfficesExchanged | TokenDrawn | TokenPlaced | TokenBoxed | FavourBought | NeutralRouteEstablished | NeutralPlaced | BonusGained | BonusPlaced | BonusLeft | PermissionUsed | Finished;

/** The fields that are seats, by the id of the sentence that tells them. */
export const SEATS: Record<string, readonly string[]> = {
  'move-income': [],
  'move-pay': [],
  'move-take-piece': [],
  'move-place': [],
  'move-displace': ['owner'],
  'move-displace-neutral': [],
  'move-lift': [],
  'move-put': [],
  'move-remove': ['owner'],
  'move-remove-neutral': [],
  'move-establish-route': [],
  'move-establish-office': [],
  'move-establish-additional-office': [],
  'move-establish-ability': [],
  'move-establish-prestige': [],
  'move-exchange-offices': [],
  'move-develop-ability': [],
  'move-extra-actions': [],
  'move-done': [],
  'move-end-turn': [],
  'move-place-token': [],
  'move-neutral-office': [],
  'move-first': ['seat'],
  'move-draw-token': [],
  'move-lift-other': ['owner'],
  'move-put-other': ['owner'],
  'move-develop-privilege': [],
  'move-green-office': [],
  'move-mission': [],
  'move-buy-favour': [],
  'move-offer-favour': [],
  'event-first-player': ['seat'],
  'event-golden-token': [],
  'event-mission-dealt': ['seat'],
  'event-favour-offered': [],
  'event-turn-begun': ['seat'],
  'event-turn-ended': ['seat'],
  'event-income-taken': ['seat'],
  'event-favour-income': ['seat'],
  'event-favour-income-left': ['seat'],
  'event-placed': ['seat'],
  'event-displaced': ['owner', 'seat'],
  'event-neutral-displaced': ['seat'],
  'event-paid': ['seat'],
  'event-settled': ['seat'],
  'event-neutral-settled': ['seat'],
  'event-extras-declined': ['seat'],
  'event-lifted': ['owner', 'seat'],
  'event-put-down': ['owner', 'seat'],
  'event-removed': ['owner', 'seat'],
  'event-neutral-removed': ['seat'],
  'event-route-established': ['seat'],
  'event-control-scored': ['seat'],
  'event-token-taken': ['seat'],
  'event-office-established': ['seat'],
  'event-neutral-office': [],
  'event-coin-scored': ['seat'],
  'event-city-full': [],
  'event-east-west-linked': ['seat'],
  'event-ability-developed': ['seat'],
  'event-prestige-taken': ['seat'],
  'event-token-used': ['seat'],
  'event-offices-exchanged': ['seat'],
  'event-token-drawn': ['seat'],
  'event-token-placed': ['seat'],
  'event-token-boxed': [],
  'event-favour-bought': ['seat'],
  'event-neutral-route-established': [],
  'event-neutral-placed': [],
  'event-bonus-gained': ['seat'],
  'event-bonus-placed': ['seat'],
  'event-bonus-left': ['seat'],
  'event-permission-used': ['seat'],
  'event-finished': ['winners'],
  'item-totals': ['seat'],
};
