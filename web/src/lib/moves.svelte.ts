// The moves of a table by number, as its server lists them.
import { api } from './api';
import type { Catalogue, Table } from './protocol';
import { retrying } from './retry';

export class Moves {
  #found = $state.raw<Catalogue | null>(null);
  #wanted = '';

  /** Those of other settings or rules have other numbers, and are never taken for these. */
  of(table: Table | null): Catalogue | null {
    return this.#found?.fingerprint === table?.catalogue ? this.#found : null;
  }

  async fetch({ game, catalogue }: Table): Promise<void> {
    if (this.#wanted === catalogue) return;
    this.#wanted = catalogue;
    try {
      const found = await retrying(() => api.catalogue(game, catalogue));
      // Meanwhile the settings may have been changed again.
      if (this.#wanted === catalogue) this.#found = found;
    } catch {
      this.#wanted = '';
    }
  }
}
