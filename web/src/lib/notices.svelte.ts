export interface Ruling {
  game: string;
  rule: string;
  from: string;
}

/** Short answers to what somebody just did: a refusal's reason, a copied link. They go by themselves. */
export interface Notice {
  id: number;
  text: () => string;
  tone: 'refusal' | 'news';
  /** The rule that forbids it, and the page to come back to from its paragraph. */
  rule: Ruling | null;
}

class Notices {
  all = $state<Notice[]>([]);
  #next = 0;

  /** A text given as a function changes with the language. */
  show(text: () => string, tone: Notice['tone'] = 'news', rule: Ruling | null = null): void {
    const id = this.#next++;
    // A new refusal takes the place of the last one.
    const others = tone === 'refusal' ? this.all.filter((notice) => notice.tone !== 'refusal') : this.all;
    this.all = [...others.slice(-2), { id, text, tone, rule }];
    setTimeout(() => this.dismiss(id), rule ? 12000 : tone === 'refusal' ? 7000 : 4000);
  }

  /** Puts away what was answered to something that is past. */
  clearRefusals(): void {
    this.all = this.all.filter((notice) => notice.tone !== 'refusal');
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
