// A table as this browser knows it: what each of its seats sees, kept by the socket, and what can be done there.
import { getContext, setContext } from 'svelte';
import type { View } from '../wire';
import { attention } from './attention.svelte';
import { Flights } from './flights.svelte';
import { Hints } from './hints.svelte';
import { loadGameUI, type GameUI } from './games';
import { reason, locale, t, Texts, texts } from './i18n.svelte';
import { Moves } from './moves.svelte';
import { notices } from './notices.svelte';
import { patched } from './patch';
import { retrying } from './retry';
import { Picker, type Option } from './picker.svelte';
import { preferences, wantedPace, type Pace } from './preferences.svelte';
import type { FromServer, Logged, SeatUpdate, Table, Tagged } from './protocol';
import { newKey, Questions, type Answer } from './questions';
import { Replayer } from './replay.svelte';
import { Rerun } from './rerun.svelte';
import { showEvents } from './show-events';
import { play } from './sounds';
import { TableSocket, type Connection, type Line } from './socket';
import type { Still } from './still';
import { Talk } from './talk.svelte';
import { WhyNot } from './why-not.svelte';

interface SeatState {
  view: View;
  decision: number | null;
  undoable: number;
  /** The ply of the latest own decision; only bots sit at the other seats. */
  last: number | null;
  alone: boolean;
  ply: number;
  ahead: readonly number[];
  events: Logged[];
}

const ANIMATED_AT_MOST = 16;

export type Connect = (receive: (message: FromServer) => void, changed: (connection: Connection) => void) => Line;

export class TableStore {
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>('connecting');
  ui = $state.raw<GameUI | null>(null);
  /** The game has no table of its own in this client; it can be played from the panel. */
  withoutUI = $state(false);
  texts = $state.raw<Texts>(texts);
  missing = $state(false);
  busy = $state(false);
  readonly flights = new Flights();
  readonly replay = new Replayer(() => this.id, () => this.seat);
  /** A move that would leave actions unused, and how many: to be confirmed. */
  asking = $state.raw<{ index: number; left: number } | null>(null);
  readonly rerun = new Rerun(() => this.id, (frame) => this.#show(frame.events));
  readonly picker: Picker;
  readonly hints: Hints;
  readonly whyNot = new WhyNot(this, (move) => this.#wouldBe(move));

  /** The answer to a move that is on its way. */
  #moving: Promise<Answer> | null = null;
  #moves = new Moves();
  #seatStates = $state.raw<Map<number | null, SeatState>>(new Map());
  #chosen = $state<number | null>(null);
  #lifted = $state<number | null>(null);
  /** None where nothing is played: a figure. */
  #socket: Line | null = null;
  #questions = new Questions(
    (message) => this.#socket?.send(message) ?? false,
    () => notices.show(() => t('error-no-line'), 'refusal'),
    (answer) => this.whyNot.show(answer),
  );
  readonly talk = new Talk((message) => this.#questions.ask(message), (message) => this.#socket?.send(message) ?? false);

  /** A figure has no line, a lesson one of its own; `lesson` leaves out what only tables have. */
  constructor(
    readonly id: string,
    instead: Still | Connect | null = null,
    readonly lesson = false,
  ) {
    this.picker = new Picker(
      () => this.options,
      (option) => this.offer(option.index),
      (spot) => void this.whyNot.explain(spot),
    );
    this.hints = new Hints(
      () => `${locale.language} ${this.seat} ${this.seatState?.decision}`,
      (index) => this.#preview(index),
    );
    if (instead === null) this.#socket = new TableSocket(id, () => this.pace, this.#receive, this.#connectionChanged);
    else if (typeof instead === 'function') this.#socket = instead(this.#receive, this.#connectionChanged);
    else {
      const { table, view, ui, texts } = instead;
      Object.assign(this, { table, ui, texts });
      this.#seatStates = new Map([[view.seat, { view, decision: null, undoable: 0, last: null, alone: false, ply: 0, ahead: [], events: [] }]]);
    }
  }

  /** The seats of ours, the one that is shown, and what it sees. */
  readonly mine = $derived((this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));

  readonly seat = $derived.by(() => {
    if (this.#chosen !== null && this.mine.includes(this.#chosen)) return this.#chosen;
    return this.mine[0] ?? null;
  });

  readonly seatState = $derived(this.#seatStates.get(this.seat) ?? null);
  readonly live = $derived(this.seatState?.view ?? null);
  readonly view = $derived(this.rerun.frame?.view ?? this.replay.frame?.view ?? this.live);
  /** The board shows what is past. */
  readonly past = $derived(this.replay.on || this.rerun.on);
  readonly watching = $derived(this.past || this.seat === null);

  /** What happened since the latest own decision. */
  readonly since = $derived.by((): Logged[] => {
    const { seat, seatState } = this;
    if (seat === null || !seatState) return [];
    return seatState.events.filter(({ ply }) => ply > (seatState.last ?? -1));
  });

  get pace(): Pace {
    return wantedPace();
  }

  /** Alone against bots everything can be taken back, else the own moves that nothing has followed. */
  readonly undoable = $derived.by(() => {
    const { seatState } = this;
    if (!seatState || seatState.view.result) return false;
    return seatState.undoable > 0 || (seatState.alone && seatState.last !== null);
  });

  /** The moves by number. */
  readonly catalogue = $derived(this.#moves.of(this.table));
  /** Nothing is on its way any more that board, tray and panels need. */
  readonly ready = $derived(this.view !== null && this.catalogue !== null && (this.ui !== null || this.withoutUI));

  readonly options = $derived.by((): Option[] => {
    const { catalogue, ui } = this;
    if (!catalogue || this.past || !this.live || this.table?.state === 'over') return [];
    return this.live.options.map((index) => ({
      index,
      text: catalogue.texts[index] ?? '',
      spots: ui?.spots(catalogue.moves[index] ?? {}) ?? [],
    }));
  });

  name = (seat: number): string => this.table?.seats[seat]?.name || t('seat-number', { seat: seat + 1 });

  /** Several people at one screen, and what the seat sees is not for all of them. */
  readonly secret = $derived(this.mine.length > 1 && this.live !== null && !this.live.result && (this.ui?.secret?.(this.live) ?? false));
  /** The curtain hangs until the one whose side it is has come. */
  readonly covered = $derived(this.secret && this.#lifted !== this.seat);

  lift(): void {
    this.#lifted = this.seat;
  }

  choose(seat: number): void {
    this.#chosen = seat;
    this.picker.clear();
  }

  /** A move from the board: one that would leave actions unused is asked about first. */
  offer(index: number): void {
    const { catalogue, live } = this;
    const left = live && catalogue ? (this.ui?.unused?.(catalogue.moves[index] ?? {}, live.prompt) ?? 0) : 0;
    if (left > 0 && preferences.asks && this.options.length > 1) this.asking = { index, left };
    else void this.play(index);
  }

  async play(index: number): Promise<void> {
    const { seatState, seat } = this;
    if (!seatState || seat === null || this.busy) return;
    this.asking = null;
    this.busy = true;
    this.hints.show(null);
    try {
      this.#moving = this.#questions.ask({ type: 'move', seat, decision: seatState.decision ?? seatState.ply, move: index, key: newKey() });
      this.whyNot.show(await this.#moving);
    } finally {
      this.busy = false;
      this.#moving = null;
    }
  }

  /** Takes back the latest move or, alone against bots, all down to an own decision. */
  async undo(back: number | null = null): Promise<void> {
    // Who takes back at once means the move that is still on its way; one that is refused needs no taking back.
    const refused = await this.#moving;
    if (refused) return;
    const { seatState, seat } = this;
    if (!seatState || seat === null || this.busy) return;
    const { undoable } = seatState;
    this.busy = true;
    try {
      const to = back ?? (undoable > 0 ? null : seatState.last);
      this.whyNot.show(await this.#questions.ask({ type: 'undo', seat, undoable, ...(to === null ? {} : { back: to }), key: newKey() }));
    } finally {
      this.busy = false;
    }
  }

  /** Shows once more what happened since the latest own decision. */
  async playAgain(): Promise<void> {
    const { seat, seatState } = this;
    if (!seatState) return;
    try {
      await this.rerun.play(seat, (seatState.last ?? -1) + 1, seatState.ply);
    } catch (problem) {
      this.rerun.stop();
      notices.show(() => reason(problem), 'refusal');
    }
  }

  /** What a move would do, told in sentences; null when it can't be known. */
  async #preview(index: number): Promise<string[] | null> {
    const answer = await this.#wouldBe(index);
    return Array.isArray(answer) ? answer.map((event) => this.texts.tell(event, this.name)) : null;
  }

  /** What would happen, or why it can't; null for who has no seat. */
  async #wouldBe(move: number): Promise<Answer> {
    const { seat, seatState } = this;
    if (seat === null || !seatState) return null;
    return this.#questions.ask({ type: 'preview', seat, decision: seatState.decision ?? seatState.ply, move });
  }

  /** For a guest who became somebody only after the table was opened. */
  renew(): void {
    this.#socket?.renew();
  }

  close(): void {
    this.rerun.stop();
    this.#socket?.close();
  }

  #connectionChanged = (connection: Connection) => {
    this.connection = connection;
    if (connection === 'gone') this.missing = true;
    if (connection === 'open') (this.talk.connected(), this.#questions.opened());
    if (connection === 'lost') this.#questions.lost();
  };

  #receive = (message: FromServer) => {
    if (message.type === 'table') this.#takeTable(message.table);
    else if (message.type === 'sight') this.#update(message);
    else if (message.type === 'preview') this.#questions.answer(message.re, message.events);
    else if (message.type === 'refusal') this.#questions.answer(message.re, message);
    else if (message.type === 'talk') this.talk.take(message);
    else if (message.type === 'said') this.#questions.answer(message.re, null);
    else if (message.type === 'done') this.#questions.carriedOut(message.re, message.entry);
  };

  #takeTable = (table: Table) => {
    this.table = table;
    void this.#moves.fetch(table);
    if (!this.ui)
      void retrying(() => loadGameUI(table.game)).then((found) => {
        if (!found) {
          this.withoutUI = true;
          return;
        }
        this.ui = found.ui;
        this.texts = found.texts;
      });
  };

  #update(update: SeatUpdate): void {
    const old = this.#seatStates.get(update.seat);
    const view = update.view ?? (old && update.patch ? patched(old.view, update.patch) : null);
    if (!view) {
      this.#socket?.send({ type: 'look', id: 'look' });
      return;
    }
    const events = [...(old?.events ?? []).slice(0, update.kept), ...update.events];
    const { decision, undoable, last, alone, ply, ahead } = update;
    this.#seatStates = new Map(this.#seatStates).set(update.seat, { view, decision, undoable, last, alone, ply, ahead, events });
    if (old?.decision !== decision) {
      this.picker.clear();
      this.asking = null;
    }
    if (old && !old.view.result && view.result) play('end');
    else if (old && old.decision === null && decision !== null && !attention.quietAt(this.id)) play('turn');
    if (old && update.seat === this.seat && !this.past) this.#animate(old.events, events);
    this.#showWhoDecides();
    this.#questions.shown(update.entry);
  }

  /** With several seats at one screen, the one that has to decide comes to the front. */
  #showWhoDecides(): void {
    const owes = (seat: number | null) => this.#seatStates.get(seat)?.decision != null;
    const next = this.mine.find(owes);
    if (this.mine.length > 1 && next !== undefined && !owes(this.seat)) this.choose(next);
  }

  #animate(before: Logged[], after: Logged[]): void {
    const fresh = after.slice(before.length);
    if (after.length <= before.length || fresh.length > ANIMATED_AT_MOST) return;
    this.#show(fresh.map(({ event }) => event));
  }

  #show(events: readonly Tagged[]): void {
    if (events.length) play('piece');
    const others = (seat: unknown) => seat !== this.seat || this.rerun.on;
    showEvents(events, this.ui, this.flights, this.seat, this.picker.picks.size > 0 ? () => false : others);
  }
}

const KEY = Symbol('table');
export const provideTable = (store: () => TableStore) => setContext(KEY, store);
export const useTable = (): TableStore => getContext<() => TableStore>(KEY)();
