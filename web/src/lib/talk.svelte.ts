// What is said at a table, as the socket brings it, and how much of it is unread.
import type { TalkMessage, WordInfo } from '../wire';
import type { Message } from './protocol';
import { newKey, type Answer } from './questions';

export class Talk {
  words = $state.raw<readonly WordInfo[]>([]);
  #read = $state(0);
  /** A new connection brings everything once more. */
  #anew = false;

  constructor(private readonly ask: (message: Message) => Promise<Answer>, private readonly send: (message: Message) => boolean) {}

  /** What others have said since this person last looked, here or elsewhere. */
  readonly unread = $derived(this.words.filter((word) => !word.mine && word.id > this.#read));

  take({ words, gone, read }: TalkMessage): void {
    const left = (this.#anew ? [] : this.words).filter((word) => !gone.includes(word.id) && !words.some((one) => one.id === word.id));
    this.#anew = false;
    this.words = [...left, ...words].sort((one, other) => one.id - other.id);
    this.#read = Math.max(this.#read, read);
  }

  connected(): void {
    this.#anew = true;
  }

  /** What is kept with a key is said once, also after a lost connection. */
  say(what: { text: string } | { preset: string }): Promise<Answer> {
    return this.ask({ type: 'say', ...what, key: newKey() });
  }

  unsay(word: number): Promise<Answer> {
    return this.ask({ type: 'unsay', word });
  }

  markRead(): void {
    const last = this.unread.at(-1);
    if (last && this.send({ type: 'read', word: last.id })) this.#read = last.id;
  }
}
