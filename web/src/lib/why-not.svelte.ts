// Why something can't be done now: the server refuses the move that a place stands for, and names the rule.
import { locale, reason, t } from './i18n.svelte';
import { meantBy } from './meant';
import { notices, type Ruling } from './notices.svelte';
import type { Refusal } from './protocol';
import type { Answer } from './questions';
import type { TableStore } from './table.svelte';
import { joined } from './told';

/** A pointer only passes over most places. */
const REST = 420;

/** A place of the board, or a move by its number. */
export type Meant = string | number;

export interface Reason {
  text: string;
  ruling: Ruling | null;
}

export class WhyNot {
  /** What is told beside the prompt about the place under the pointer. */
  told = $state.raw<Reason | null>(null);
  #timer = 0;
  #known = new Map<string, Reason | null>();

  constructor(
    private readonly store: TableStore,
    private readonly ask: (move: number) => Promise<Answer>,
  ) {}

  /** The pointer or the focus has come to a place that can't be picked, or to a button that can't be used; null when it goes. */
  point(what: Meant | null, as = ''): void {
    clearTimeout(this.#timer);
    this.told = null;
    const { live, past, covered } = this.store;
    if (what !== null && live && !live.result && !past && !covered) this.#timer = window.setTimeout(() => void this.#tell(what, as), REST);
  }

  /** It was touched. */
  async explain(what: Meant, as = ''): Promise<void> {
    this.point(null);
    const { past, catalogue } = this.store;
    if (!catalogue) return;
    if (past) return notices.show(() => t('refused-replay'), 'refusal');
    if (this.#idle() !== null) return notices.show(() => this.#idle() ?? t('refused-other'), 'refusal');
    const move = this.#meant(what);
    if (move === null) return notices.show(() => t('refused-no-part'), 'refusal', this.#asked());
    const answer = await this.ask(move);
    if (Array.isArray(answer)) notices.show(() => t('refused-other'), 'refusal');
    else this.show(answer, as);
  }

  /** The refusal as a notice, with the way to its rule. */
  show(answer: Answer, as = ''): void {
    if (answer === null || Array.isArray(answer)) return;
    notices.show(() => this.#text(answer, as), 'refusal', this.#ruling(answer));
  }

  async #tell(what: Meant, as: string): Promise<void> {
    const { seatState, seat } = this.store;
    const idle = this.#idle();
    if (idle !== null) {
      this.told = { text: idle, ruling: null };
      return;
    }
    const key = `${locale.language} ${seat} ${seatState?.decision} ${[...this.store.picker.picks].join()} ${what}`;
    const timer = this.#timer;
    if (!this.#known.has(key)) {
      if (this.#known.size > 200) this.#known.clear();
      const move = this.#meant(what);
      if (move === null) this.#known.set(key, { text: t('refused-no-part'), ruling: this.#asked() });
      else {
        const answer = await this.ask(move);
        this.#known.set(key, answer === null || Array.isArray(answer) ? null : { text: this.#text(answer, as), ruling: this.#ruling(answer) });
      }
    }
    if (timer === this.#timer) this.told = this.#known.get(key) ?? null;
  }

  /** Nothing can be used by somebody who has nothing to decide. */
  #idle(): string | null {
    const { seat, seatState, live } = this.store;
    if (seat === null) return t('refused-watching');
    if (seatState?.decision != null) return null;
    if (live?.result) return t('over');
    const names = (live?.waiting ?? []).filter((one) => one !== seat).map((one) => this.store.name(one));
    return names.length ? t('refused-turn', { names: joined(names) }) : t('refused-chance');
  }

  #meant(what: Meant): number | null {
    if (typeof what === 'number') return what;
    const { catalogue, ui, picker, options } = this.store;
    return catalogue && ui ? meantBy([...picker.picks, what], what, catalogue.moves, ui, options) : null;
  }

  /** At the table the rule says it best, or what a button `as` has for that rule; the text of the move is for those who write it. */
  #text(refusal: Refusal, as: string): string {
    const { texts } = this.store;
    if (refusal.error === 'not-your-turn') return this.#idle() ?? t('refused-stale');
    if (refusal.error === 'stale') return t('refused-stale');
    const found = [`ui-closed-${as}-${refusal.rule}`, `rule-${refusal.rule}`].find((id) => refusal.rule !== null && texts.has(id));
    return found ? texts.say(found) : reason(refusal);
  }

  #ruling({ rule }: { rule: string | null }): Ruling | null {
    const { table, id } = this.store;
    return rule && table ? { game: table.game, rule, from: `/table/${id}` } : null;
  }

  /** The way to what is asked at all. */
  #asked(): Ruling | null {
    const prompt = this.store.view?.prompt.id;
    return this.#ruling({ rule: prompt ? `prompt-${prompt}` : null });
  }
}
