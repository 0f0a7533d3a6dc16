// What can be done at a place of the table. It knows no rule: it sorts the options that the view offers by place.
import { untrack } from 'svelte';
import type { TableStore } from '$kantor/lib/table.svelte';
import { modeOf, rank, targets, weighty, type Mode } from './targets';
import type { Move } from './wire';

export interface OfferedMove {
  index: number;
  text: string;
  move: Move;
}

export interface Choice {
  offered: OfferedMove[];
  x: number;
  y: number;
}

export interface Place {
  x: number;
  y: number;
}

export class BoardMoves {
  mode = $state<Mode | null>(null);
  /** The small chooser: shown while a click has several readings. */
  choice = $state.raw<Choice | null>(null);
  /** A piece under way from its place to another. */
  carried = $state.raw<{ piece: string; x: number; y: number } | null>(null);
  #last: Place | null = null;

  constructor(private readonly store: TableStore) {}

  readonly all = $derived.by((): OfferedMove[] => {
    const { catalogue } = this.store;
    return this.store.options.map(({ index, text }) => ({ index, text, move: (catalogue?.moves[index] ?? {}) as unknown as Move }));
  });

  readonly modes = $derived.by(() => {
    const found = new Map<Mode, OfferedMove[]>();
    if (this.prompt !== 'turn') return found;
    for (const one of this.all) {
      const mode = modeOf(one.move);
      if (mode) found.set(mode, [...(found.get(mode) ?? []), one]);
    }
    return found;
  });

  readonly prompt = $derived.by(() => (this.store.replay.on ? '' : (this.store.live?.prompt.id ?? '')));

  readonly chosen = $derived.by(() => (this.mode && this.modes.has(this.mode) ? this.mode : null));

  /** Places glow when one kind of action is chosen, when only one thing is asked, or when a lesson shows them. */
  readonly loud = $derived.by(() => this.chosen !== null || this.prompt !== 'turn' || this.store.lesson);

  readonly #byTarget = $derived.by(() => {
    const found = new Map<string, OfferedMove[]>();
    for (const one of this.chosen ? (this.modes.get(this.chosen) ?? []) : this.all)
      for (const target of targets(one.move)) {
        const known = found.get(target);
        if (known) known.push(one);
        else found.set(target, [one]);
      }
    return found;
  });

  at(...places: string[]): OfferedMove[] {
    return [...new Set(places.flatMap((place) => this.#byTarget.get(place) ?? []))];
  }

  lit(...places: string[]): boolean {
    return places.some((place) => this.#byTarget.has(place));
  }

  /** Play the only reading of a click, or let the player choose among several. */
  click(places: string[], at: Place): void {
    if (this.store.busy) return;
    const offered = this.at(...places);
    if (!offered.length) {
      this.choice = null;
      this.store.picker.pick(places[0] ?? '');
      return;
    }
    this.offer(offered, at, this.prompt === 'turn' && !this.chosen && offered.some(({ move }) => weighty(move)));
  }

  offer(offered: OfferedMove[], at: Place, always = false): void {
    this.#last = at;
    const [only] = offered;
    if (only && offered.length === 1 && !always) void this.play(only);
    else this.choice = { offered: [...offered].sort((one, other) => rank(one.move) - rank(other.move)), ...at };
  }

  async play(one: OfferedMove): Promise<void> {
    this.choice = null;
    this.mode = null;
    await this.store.play(one.index);
  }

  close(): void {
    this.choice = null;
    this.plain();
  }

  hint(offered: OfferedMove[]): void {
    this.store.hints.show(offered[0]?.index ?? null);
  }

  plain(): void {
    this.store.hints.show(null);
  }

  /** Why nothing can be done at a place. */
  refuse(place: string): void {
    this.store.picker.pick(place);
  }

  async takeBack(): Promise<void> {
    await this.store.undo();
  }

  /** Light up where one kind of action can be done. */
  choose(mode: Mode): void {
    this.close();
    this.mode = mode;
  }

  toggle(mode: Mode, at: Place): void {
    const offered = this.modes.get(mode) ?? [];
    if (mode === 'income' || offered.length === 1) return this.offer(offered, at);
    this.close();
    this.mode = this.mode === mode ? null : mode;
  }

  /** What must be answered at once is offered where the hand is: which pieces pay, which the favour gives. */
  follow(prompt: string): void {
    untrack(() => {
      this.choice = null;
      if (prompt !== 'turn') this.mode = null;
      const offered = this.at('pay', 'take');
      const middle = { x: innerWidth / 2, y: innerHeight / 2 };
      if (offered.length) this.choice = { offered, ...(this.#last ?? middle) };
    });
  }
}

const known = new WeakMap<TableStore, BoardMoves>();

export function boardMovesOf(store: TableStore): BoardMoves {
  const found = known.get(store);
  if (found) return found;
  // Kept by the table, not by the component that asks first.
  $effect.root(() => void known.set(store, new BoardMoves(store)));
  return known.get(store)!;
}
