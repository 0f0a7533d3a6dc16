// What was said to the server and isn't answered yet. Moves and undos are sent again after a lost connection.
import type { Message, Refusal, Tagged } from './protocol';

export type Answer = Tagged[] | Refusal | null;

export class Questions {
  #next = 0;
  #waiting = new Map<string, (answer: Answer) => void>();
  /** Their keys let them be sent again without being carried out twice. */
  #unanswered = new Map<string, Message>();
  /** The entry of the log that the table shows, and what was carried out but isn't shown yet. */
  #entry = 0;
  #unseen: { re: string | number; entry: number }[] = [];

  constructor(
    private readonly send: (message: Message) => boolean,
    private readonly noLine: () => void,
    private readonly unasked: (answer: Answer) => void,
  ) {}

  ask(message: Message): Promise<Answer> {
    const id = `k${this.#next++}`;
    return new Promise((resolve) => {
      if ('key' in message) this.#unanswered.set(id, { ...message, id });
      const sent = this.send({ ...message, id });
      if (!sent && !this.#unanswered.has(id)) {
        this.noLine();
        resolve(null);
      } else this.#waiting.set(id, resolve);
    });
  }

  answer(re: string | number | null, answer: Answer): void {
    const resolve = this.#waiting.get(String(re));
    this.#waiting.delete(String(re));
    this.#unanswered.delete(String(re));
    if (resolve) resolve(answer);
    else this.unasked(answer);
  }

  /** A move is over for its player when the table shows it: what is clicked before that would be meant for the table as it was. */
  carriedOut(re: string | number, entry: number): void {
    if (entry <= this.#entry) this.answer(re, null);
    else this.#unseen.push({ re, entry });
  }

  shown(entry: number): void {
    this.#entry = entry;
    const seen = this.#unseen.filter((one) => one.entry <= entry);
    this.#unseen = this.#unseen.filter((one) => one.entry > entry);
    for (const { re } of seen) this.answer(re, null);
  }

  opened(): void {
    for (const message of this.#unanswered.values()) this.send(message);
  }

  lost(): void {
    for (const [id, resolve] of this.#waiting) {
      if (this.#unanswered.has(id)) continue;
      this.#waiting.delete(id);
      resolve(null);
    }
  }
}

/** A key that nobody else uses. (randomUUID is to be had over https only.) */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
