// Moves picked on the board, spot by spot. It knows no rule: it only narrows down the options that the view offers.
import { SvelteSet } from 'svelte/reactivity';

export interface Option {
  index: number;
  text: string;
  spots: string[];
}

export class Picker {
  readonly picks = new SvelteSet<string>();

  constructor(
    private readonly options: () => Option[],
    private readonly play: (option: Option) => void,
    private readonly refuse: (spot: string) => void,
  ) {}

  /** The options that all picked spots belong to. */
  readonly left = $derived.by(() => this.options().filter((option) => this.#holds(option)));

  readonly #lit = $derived.by(() => {
    const narrowed = new Set(this.left.flatMap((option) => option.spots));
    for (const pick of this.picks) narrowed.delete(pick);
    return narrowed;
  });

  readonly #any = $derived.by(() => new Set(this.options().flatMap((option) => option.spots)));

  /** The spot would take the move further. */
  lit(spot: string): boolean {
    return this.#lit.has(spot);
  }

  picked(spot: string): boolean {
    return this.picks.has(spot);
  }

  /** Part of a legal move at all, though perhaps not together with what is picked. */
  offered(spot: string): boolean {
    return this.#any.has(spot);
  }

  /** The one option that picking this spot would complete, for a preview. */
  completes(spot: string): Option | null {
    const wanted = new Set([...this.picks, spot]);
    return this.left.find((option) => option.spots.length > 0 && option.spots.every((one) => wanted.has(one))) ?? null;
  }

  pick(spot: string): void {
    if (this.picks.has(spot)) {
      this.picks.delete(spot);
      return;
    }
    if (!this.lit(spot)) {
      if (!this.offered(spot)) return this.refuse(spot);
      // Not together with what is picked: begin anew with this one.
      this.picks.clear();
    }
    const option = this.completes(spot);
    if (option) {
      this.picks.clear();
      this.play(option);
    } else this.picks.add(spot);
  }

  clear(): void {
    this.picks.clear();
  }

  #holds(option: Option): boolean {
    for (const pick of this.picks) if (!option.spots.includes(pick)) return false;
    return true;
  }
}
