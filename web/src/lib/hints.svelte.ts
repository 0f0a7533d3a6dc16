// What the move under the pointer would do, asked of the server after a moment's rest.
const REST = 140;

export class Hints {
  sentences = $state.raw<string[] | null>(null);
  #timer = 0;
  #known = new Map<string, string[] | null>();

  constructor(
    private readonly key: () => string,
    private readonly ask: (index: number) => Promise<string[] | null>,
  ) {}

  show(index: number | null): void {
    clearTimeout(this.#timer);
    this.sentences = null;
    if (index !== null) this.#timer = window.setTimeout(() => void this.#fetch(index), REST);
  }

  async #fetch(index: number): Promise<void> {
    const key = `${this.key()} ${index}`;
    const timer = this.#timer;
    if (!this.#known.has(key)) {
      if (this.#known.size > 200) this.#known.clear();
      this.#known.set(key, await this.ask(index));
    }
    if (timer === this.#timer) this.sentences = this.#known.get(key) ?? null;
  }
}
