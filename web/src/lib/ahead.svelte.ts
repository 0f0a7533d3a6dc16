// What somebody answers before it is asked: kept by the server, and known to its owner alone.
import type { AheadInfo, AheadQuestion } from '../wire';
import { ask } from './api';

export class Ahead {
  /** What may be asked of the seat; null until that is known. */
  questions = $state.raw<readonly AheadQuestion[] | null>(null);
  readonly some = $derived((this.questions ?? []).some(({ answers }) => answers.length > 0));

  constructor(private readonly table: string) {}

  #path = (seat: number) => `/tables/${this.table}/seats/${seat}/ahead`;

  async load(seat: number): Promise<void> {
    this.questions = (await ask<AheadInfo>('GET', this.#path(seat))).questions;
  }

  /** The most wanted first; none clear it. */
  async set(seat: number, question: string, answers: readonly number[]): Promise<void> {
    this.questions = (await ask<AheadInfo>('PUT', `${this.#path(seat)}/${question}`, { answers })).questions;
  }
}
