// Stepping through a match: frames are fetched in pages, the ply stands in the address.
import { api } from './api';
import type { Frame } from './protocol';
import { router } from './router.svelte';

const PAGE = 100;

export class Replayer {
  plies = $state(0);
  turns = $state.raw<readonly number[]>([]);
  #frames = $state.raw<Map<number, Frame>>(new Map());
  #asked = new Set<string>();

  constructor(
    private readonly table: () => string,
    private readonly seat: () => number | null,
  ) {}

  /** The ply that the address asks for; null when the table is live. */
  readonly ply = $derived.by(() => {
    const asked = router.query.get('ply');
    if (asked === null || !/^\d+$/.test(asked)) return null;
    return this.plies ? Math.min(Number(asked), this.plies) : Number(asked);
  });

  readonly on = $derived(this.ply !== null);
  readonly frame = $derived(this.ply === null ? null : (this.#frames.get(this.ply) ?? this.#nearest(this.ply)));

  go(ply: number): void {
    router.go(router.with('ply', String(Math.max(0, Math.min(ply, this.plies)))), this.on);
  }

  leave(): void {
    router.go(router.with('ply', null), true);
  }

  step(by: number): void {
    this.go((this.ply ?? 0) + by);
  }

  turn(by: 1 | -1): void {
    const now = this.ply ?? 0;
    const found = by > 0 ? this.turns.find((ply) => ply > now) : this.turns.findLast((ply) => ply < now);
    this.go(found ?? (by > 0 ? this.plies : 0));
  }

  /** Fetch the page of frames around the ply, and forget all when the seat or the match has changed. */
  async fetch(fresh = false): Promise<void> {
    if (fresh) {
      this.#asked.clear();
      this.#frames = new Map();
    }
    const seat = this.seat();
    const from = Math.floor((this.ply ?? 0) / PAGE) * PAGE;
    const key = `${seat} ${from}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const found = await api.replay(this.table(), seat, from, from + PAGE - 1);
      this.plies = found.plies;
      this.turns = found.turns;
      const frames = new Map(this.#frames);
      for (const frame of found.frames) frames.set(frame.ply, frame);
      this.#frames = frames;
    } catch {
      this.#asked.delete(key);
    }
  }

  // While a page is on its way the frame before it stays on the table.
  #nearest(ply: number): Frame | null {
    const known = [...this.#frames.keys()].filter((key) => key < ply);
    return known.length ? (this.#frames.get(Math.max(...known)) ?? null) : null;
  }
}
