// Written by scripts/types from the Python types; don't edit.

export interface Prompt {
  id: string;
  seat: number | null;
  args: Record<string, number | string>;
}

export interface Result {
  scores: readonly (Record<string, number>)[];
  totals: readonly number[];
  ranking: readonly (readonly number[])[];
  finished: boolean;
}

export interface View {
  game: string;
  seat: number | null;
  table: unknown;
  prompt: Prompt;
  options: readonly number[];
  waiting: readonly number[];
  scores: readonly (Record<string, number>)[];
  result: Result | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  bot: string | null;
  host: boolean;
  yours: boolean;
  connected: boolean;
  away: string | null;
  substitute: string | null;
  stood_in: number;
  agreed: number;
  you_agreed: boolean;
  hints: number;
  bank: number | null;
}

export interface Note {
  entry: number;
  ply: number;
  kind: 'agree' | 'hint' | 'host' | 'join' | 'late' | 'leave' | 'move' | 'over' | 'resign' | 'return' | 'rules' | 'start' | 'substitute' | 'undo' | 'vacation';
  seat: number | null;
  name: string;
  by: 'bot' | 'clock' | 'person';
  at: string;
  args: Record<string, string | number>;
}

export interface DueInfo {
  seat: number;
  since: string;
  deadline: string | null;
  late: boolean;
}

export interface ResultInfo {
  totals: readonly number[];
  ranking: readonly (readonly number[])[];
}

export interface Pace {
  kind: 'days' | 'free' | 'live';
  bank: number;
  increment: number;
  most: number;
  at_zero: 'bot' | 'end' | 'wait';
  bot: string;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: 'open' | 'over' | 'running';
  public: boolean;
  players: number;
  settings: Record<string, unknown>;
  catalogue: string;
  hosting: boolean;
  entry: number;
  created: string;
  next: string | null;
  watching: number;
  seats: readonly SeatInfo[];
  notes: readonly Note[];
  due: readonly DueInfo[];
  result: ResultInfo | null;
  pace: Pace;
  seeking: boolean;
  hints: boolean;
  hinted: boolean;
}

export interface SettingInfo {
  key: string;
  kind: string;
  label: string;
  values: readonly (number | string)[];
  default: boolean | number | string;
  default_for: Record<string, boolean | number | string>;
}

export interface ComesUp {
  settings: Record<string, boolean | number | string>;
  players: readonly number[];
  prompts: readonly string[];
  events: readonly string[];
}

export interface LessonInfo {
  id: string;
  part: 'basics' | 'more' | 'variants';
  minutes: number;
  steps: number;
  comes_up: ComesUp;
}

export interface GameInfo {
  key: string;
  version: number;
  titles: Record<string, string>;
  seats: readonly number[];
  settings: readonly SettingInfo[];
  lessons: readonly LessonInfo[];
  ahead: readonly string[];
}

export interface GameList {
  games: readonly GameInfo[];
  bots: readonly string[];
}

export interface CatalogueInfo {
  game: string;
  fingerprint: string;
  texts: readonly string[];
  kinds: readonly string[];
  moves: readonly (Record<string, unknown>)[];
}

export interface FrameInfo {
  ply: number;
  actor: number | null;
  events: readonly (Record<string, unknown>)[];
  view: Record<string, unknown>;
}

export interface Replay {
  table: string;
  seat: number | null;
  plies: number;
  entry: number;
  over: boolean;
  turns: readonly number[];
  frames: readonly FrameInfo[];
}

export interface Session {
  name: string | null;
}

export interface SiteNotice {
  message: string;
  draining: boolean;
}

export interface MySeat {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  bot: string | null;
  yours: boolean;
}

export interface MyGame {
  table: string;
  game: string;
  title: string;
  seats: readonly MySeat[];
  waiting: boolean;
  due: readonly number[];
  since: string;
  deadline: string | null;
  result: ResultInfo | null;
  hinted: boolean;
}

export interface MyGames {
  games: readonly MyGame[];
  next: string | null;
  more: string | null;
  waiting: number;
}

export interface GameRecord {
  game: string;
  played: number;
  won: number;
}

export interface ProfileInfo {
  id: string;
  name: string;
  since: string;
  own: boolean;
  shows: readonly string[];
  results: readonly GameRecord[];
  games: readonly MyGame[];
  blocked: number | null;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: string;
}

export interface SessionInfo {
  id: string;
  here: boolean;
  created: string;
  used: string | null;
  agent: string;
}

export interface AccountInfo {
  person: string | null;
  name: string | null;
  claimed: boolean;
  login: string | null;
  mail: string | null;
  shows: readonly string[];
  passkeys: readonly PasskeyInfo[];
  sessions: readonly SessionInfo[];
  ways: readonly ('mail' | 'passkey' | 'password')[];
  url: string;
}

export interface HoursInfo {
  zone: string;
  opens: number;
  closes: number;
}

export interface MyHours {
  hours: HoursInfo;
  vacation: string | null;
  days_left: number;
}

export interface ChannelInfo {
  channel: 'mail' | 'push' | 'webhook';
  address: string;
  kinds: readonly ('invite' | 'over' | 'seats' | 'turn')[];
}

export interface PushDevice {
  id: number;
  agent: string;
  since: string;
  here: boolean;
}

export interface NoticeSettings {
  channels: readonly ChannelInfo[];
  ways: readonly ('mail' | 'push' | 'webhook')[];
  mail: string | null;
  quiet: readonly string[];
  push_key: string | null;
  devices: readonly PushDevice[];
}

export interface WordInfo {
  id: number;
  seat: number | null;
  name: string;
  side: 'all' | 'players' | 'spectators';
  mine: boolean;
  at: string;
  text: string | null;
  preset: string | null;
}

export interface TalkMessage {
  type: 'talk';
  words: readonly WordInfo[];
  gone: readonly number[];
  read: number;
}

export interface SilenceInfo {
  id: number;
  kind: 'block' | 'mute';
  table: string | null;
  name: string;
}

export interface Silences {
  silences: readonly SilenceInfo[];
}

export interface ReportInfo {
  id: number;
  table: string;
  word: number;
  author: string;
  author_name: string;
  text: string | null;
  preset: string | null;
  said: string;
  by: string;
  by_name: string;
  at: string;
  there: boolean;
}

export interface Reports {
  reports: readonly ReportInfo[];
}

export interface InvitationInfo {
  id: number;
  name: string;
  seat: number | null;
  declined: boolean;
  yours: boolean;
}

export interface TableInvitations {
  invitations: readonly InvitationInfo[];
  code: string | null;
}

export interface MyInvitation {
  id: number;
  table: string;
  game: string;
  title: string;
  by: string;
  free: number;
  players: number;
  at: string;
}

export interface MyInvitations {
  invitations: readonly MyInvitation[];
}

export interface FriendInfo {
  id: number;
  name: string;
}

export interface PlayedWith {
  table: string;
  seat: number;
  name: string;
  game: string;
}

export interface Friends {
  friends: readonly FriendInfo[];
  played: readonly PlayedWith[];
}

export interface Run {
  text: string;
  mark: 'em' | 'icon' | 'link' | 'plain' | 'strong';
  to: string;
}

export interface Block {
  kind: 'figure' | 'head' | 'item' | 'note' | 'row' | 'step' | 'text';
  anchors: readonly string[];
  cells: readonly (readonly Run[])[];
  figure: string;
}

export interface Section {
  id: string;
  title: string;
  level: number;
  anchors: readonly string[];
  blocks: readonly Block[];
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  lead: readonly Block[];
  sections: readonly Section[];
}

export interface FigureInfo {
  part: string;
  focus: readonly string[];
  players: number;
  settings: Record<string, unknown>;
  view: Record<string, unknown>;
}

export interface RulebookPage {
  book: Rulebook;
  figures: Record<string, FigureInfo>;
}

export interface LessonFrame {
  ply: number;
  events: number;
  view: Record<string, unknown>;
}

export interface LessonEvent {
  ply: number;
  event: Record<string, unknown>;
}

export interface LessonState {
  game: string;
  lesson: string;
  seat: number;
  players: number;
  settings: Record<string, unknown>;
  catalogue: string;
  names: readonly string[];
  last: number | null;
  step: number;
  steps: number;
  done: boolean;
  say: string;
  spots: readonly string[];
  picked: readonly string[];
  moves: readonly string[];
  frames: readonly LessonFrame[];
  events: readonly LessonEvent[];
}

export interface HintReason {
  part: string;
  seat: number;
  points: number;
}

export interface HintInfo {
  move: number;
  chance: number | null;
  behind: number;
  brings: readonly HintReason[];
}

export interface HintList {
  decision: number;
  hints: readonly HintInfo[];
}

export interface AheadQuestion {
  question: string;
  moves: readonly number[];
  answers: readonly number[];
}

export interface AheadInfo {
  questions: readonly AheadQuestion[];
}

export interface AdminSite {
  message: string;
  draining: boolean;
}

export interface AdminTable {
  id: string;
  game: string;
  title: string;
  state: string;
  created: string;
  entries: number;
  seats: readonly string[];
}

export interface AdminTables {
  tables: readonly AdminTable[];
}

export interface AdminPerson {
  id: string;
  name: string;
  created: string;
  sessions: number;
  tables: number;
}

export interface AdminPeople {
  people: readonly AdminPerson[];
}

export interface AdminBan {
  id: number;
  kind: 'address' | 'person';
  value: string;
  reason: string;
  created: string;
  until: string | null;
}

export interface AdminBans {
  bans: readonly AdminBan[];
}

export interface Sitter {
  sitter: 'bot' | 'me';
  name?: string | null;
  bot?: string | null;
}

export interface PaceWish {
  kind?: 'days' | 'free' | 'live';
  bank?: number;
  increment?: number;
  most?: number;
  at_zero?: 'bot' | 'end' | 'wait';
  bot?: string;
}

export interface NewTable {
  game: string;
  players?: number | null;
  settings?: Record<string, boolean | number | string | readonly number[]>;
  title?: string;
  public?: boolean;
  seats?: readonly (Sitter | null)[];
  start?: boolean;
  pace?: PaceWish;
  seeking?: boolean;
  hints?: boolean;
}

export interface TableChanges {
  title?: string;
  public?: boolean;
  players?: number;
  settings?: Record<string, boolean | number | string | readonly number[]>;
  pace?: PaceWish;
  seeking?: boolean;
  hints?: boolean;
}

export interface Guest {
  name: string;
}

export interface Claim {
  by: 'passkey' | 'password';
  login?: string;
  password?: string;
  credential?: Record<string, unknown>;
}

export interface SignIn {
  by: 'hand-over' | 'mail' | 'passkey' | 'password';
  login?: string;
  password?: string;
  credential?: Record<string, unknown>;
  token?: string;
  leave?: boolean;
}

export interface NoticeWish {
  channel: 'mail' | 'push' | 'webhook';
  kinds: readonly ('invite' | 'over' | 'seats' | 'turn')[];
  address?: string;
  language?: 'en' | 'pl';
}

export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface SilenceWish {
  kind: 'block' | 'mute';
  table?: string;
  word?: number | null;
  seat?: number | null;
  person?: string | null;
}

export interface InvitationWish {
  name?: string;
  friend?: number | null;
  seat?: number | null;
}

export interface NewBan {
  kind: 'address' | 'person';
  value: string;
  reason?: string;
  days?: number | null;
}

export interface NewMessage {
  message?: string | null;
  draining?: boolean | null;
}

export interface Play {
  type: 'move';
  seat: number;
  decision: number;
  move: number | string;
  id?: string | number | null;
  key?: string | null;
}

export interface Undo {
  type: 'undo';
  seat: number;
  undoable: number;
  back?: number | null;
  id?: string | number | null;
  key?: string | null;
}

export interface Preview {
  type: 'preview';
  seat: number;
  decision: number;
  move: number | string;
  id?: string | number | null;
}

export interface Resync {
  type: 'resync';
  id?: string | number | null;
}

export interface Look {
  type: 'look';
  id?: string | number | null;
}

export interface Looking {
  type: 'looking';
  on: boolean;
  id?: string | number | null;
}

export interface Say {
  type: 'say';
  text?: string | null;
  preset?: string | null;
  id?: string | number | null;
  key?: string | null;
}

export interface Unsay {
  type: 'unsay';
  word: number;
  id?: string | number | null;
}

export interface Read {
  type: 'read';
  word: number;
  id?: string | number | null;
}

export interface Ping {
  type: 'ping';
  id?: string | number | null;
}

export type Message = Play | Undo | Preview | Resync | Look | Looking | Say | Unsay | Read | Ping;

/** Phrases that everybody reads in the own language. */
export const PRESETS = ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'your-turn', 'back-later', 'good-game', 'again'] as const;
