// A lesson under way. It stands where a table has its socket: the server plays the moves made so far, and what it answers
// is shown one move after the other, as at a table. It knows no rule.
import type { LessonFrame, LessonState, View } from '../wire';
import { api, Refused } from './api';
import { madeUpSeat, NO_CLOCK } from './made-up-seat';
import { me } from './me.svelte';
import { progress } from './progress.svelte';
import type { FromServer, Logged, Message, Table } from './protocol';
import type { Connection, Line } from './socket';
import { wantedPace, type Pace } from './preferences.svelte';
import type { Connect } from './table.svelte';

const PAUSES: Record<Pace, number> = { calm: 2000, brisk: 1200, fast: 0 };

type Ident = string | number;

export class LessonLine implements Line {
  /** The step that is shown; it follows the board, not the server. */
  state = $state.raw<LessonState | null>(null);
  problem = $state.raw<unknown>(null);
  private receive: (message: FromServer) => void = () => undefined;
  private changed: (connection: Connection) => void = () => undefined;
  #made: readonly string[] = [];
  #entry = 0;
  #run = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Begins, or goes on where the lesson was left. */
  connect: Connect = (receive, changed) => {
    this.receive = receive;
    this.changed = changed;
    void this.#begin(progress.moves(this.game, this.lesson));
    return this;
  };

  send(message: Message): boolean {
    if (message.type === 'move') void this.#move(message.id ?? '', String(message.move));
    else if (message.type === 'preview') void this.#preview(message.id ?? '', String(message.move));
    return true;
  }

  /** From the first step again. */
  restart(): void {
    progress.forget(this.game, this.lesson);
    void this.#begin([]);
  }

  renew(): void {
    // Nothing depends on who we are.
  }

  close(): void {
    this.#run++;
  }

  async #begin(moves: readonly string[]): Promise<void> {
    const run = ++this.#run;
    try {
      const state = await this.#kept(moves);
      if (run !== this.#run) return;
      this.problem = null;
      this.changed('open');
      this.receive({ type: 'table', table: tableOf(state) });
      this.#show(state, state.frames.length - 1);
      this.#take(state);
    } catch (problem) {
      if (run === this.#run) this.problem = problem;
    }
  }

  /** Moves that were kept and don't fit the lesson any more are forgotten. */
  async #kept(moves: readonly string[]): Promise<LessonState> {
    try {
      return await api.lesson(this.game, this.lesson, moves);
    } catch (problem) {
      if (!moves.length || !(problem instanceof Refused) || problem.status === 0) throw problem;
      return api.lesson(this.game, this.lesson, []);
    }
  }

  async #move(id: Ident, move: string): Promise<void> {
    const run = ++this.#run;
    let state: LessonState;
    try {
      state = await api.lesson(this.game, this.lesson, [...this.#made, move]);
    } catch (problem) {
      return this.#refuse(id, problem);
    }
    if (run !== this.#run) return;
    // What is done is kept at once, whatever is still to be seen.
    progress.keep(this.game, this.lesson, state.moves, state.done);
    this.receive({ type: 'done', re: id, entry: ++this.#entry });
    for (let frame = 0; frame < state.frames.length; frame++) {
      if (frame > 0) await new Promise((resolve) => setTimeout(resolve, PAUSES[wantedPace()]));
      if (run !== this.#run) return;
      this.#show(state, frame);
    }
    this.#take(state);
  }

  async #preview(id: Ident, move: string): Promise<void> {
    try {
      const { events } = await api.lessonPreview(this.game, this.lesson, this.#made, move);
      this.receive({ type: 'preview', re: id, events });
    } catch (problem) {
      this.#refuse(id, problem);
    }
  }

  #refuse(id: Ident, problem: unknown): void {
    const refusal = problem instanceof Refused ? problem.refusal : null;
    // Without a refusal the line is down; the notice says so.
    this.receive({ type: 'refusal', re: id, ...(refusal ?? { error: '', rule: null, say: null as never }) });
  }

  #take(state: LessonState): void {
    this.#made = state.moves;
    this.state = state;
  }

  #show(state: LessonState, at: number): void {
    const frame = state.frames[at] as LessonFrame;
    const latest = at === state.frames.length - 1;
    this.receive({
      type: 'sight',
      seat: state.seat,
      entry: ++this.#entry,
      ply: frame.ply,
      decision: latest && !state.done ? this.#entry : null,
      undoable: 0,
      last: state.last,
      alone: false,
      over: false,
      ahead: [],
      view: frame.view as unknown as View,
      kept: 0,
      events: state.events.slice(0, frame.events) as unknown as Logged[],
    });
  }
}

/** What a table would say of itself. */
function tableOf(state: LessonState): Table {
  const seats = state.names.map((name, seat) => madeUpSeat(seat, seat === state.seat ? me.nickname : name, seat === state.seat));
  return {
    id: '',
    game: state.game,
    title: '',
    state: 'running',
    public: false,
    players: state.players,
    settings: state.settings as Table['settings'],
    catalogue: state.catalogue,
    hosting: false,
    entry: 0,
    created: '',
    next: null,
    watching: 0,
    seats,
    notes: [],
    due: [],
    result: null,
    pace: NO_CLOCK,
    seeking: false,
    hints: false,
    hinted: false,
  };
}
