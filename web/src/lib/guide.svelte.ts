// The guide of a first game against bots: a sentence more beside each prompt, until it is put away or a game is finished.
import { layout } from './layout.svelte';
import { recall, remember } from './store';
import type { TableStore } from './table.svelte';

class Guide {
  #off = $state(recall('guide') === 'off');
  #played = $state((recall('played') ?? '').split(' ').filter(Boolean));

  /** Somebody decides who plays this game alone against bots, for the first time here. */
  guides({ lesson, past, live, seat, seatState, table }: TableStore): boolean {
    if (this.#off || lesson || past || !live || seat === null || !seatState?.alone || !table) return false;
    return live.waiting.includes(seat) && !this.#played.includes(table.game);
  }

  /** Where nothing stands beside the board it is in the tray, unless that is full already. */
  inTray({ ui }: TableStore): boolean {
    return layout.name === 'tall' || (layout.name === 'low' && !ui?.Actions && !ui?.Players);
  }

  /** Whoever put the guide away wants no lessons offered either. */
  get off(): boolean {
    return this.#off;
  }

  dismiss(): void {
    this.#off = true;
    remember('guide', 'off');
  }

  /** A game was played to its end. */
  played(game: string): void {
    if (this.#played.includes(game)) return;
    this.#played = [...this.#played, game];
    remember('played', this.#played.join(' '));
  }
}

export const guide = new Guide();
