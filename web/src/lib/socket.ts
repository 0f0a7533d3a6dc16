// One socket to one table. It reconnects by itself, ever later after every failure, at once when the network is back.
import { looking } from './attention.svelte';
import type { Pace } from './preferences.svelte';
import type { FromServer, Message } from './protocol';

/** What a table is told through. */
export interface Line {
  send(message: Message): boolean;
  renew(): void;
  close(): void;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 10000;
const PONG_WITHIN = 6000;

export class TableSocket implements Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly pace: () => Pace,
    private readonly receive: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#retry);
    addEventListener('offline', this.#cut);
    for (const event of ['focus', 'blur']) addEventListener(event, this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  // Nobody is told by other ways of what is being looked at.
  #look = () => void this.send({ type: 'looking', on: looking() });

  /** False without a connection: nothing is kept for later, because the table may have changed by then. */
  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect anew, because who we are has changed since. */
  renew(): void {
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#retry);
    removeEventListener('offline', this.#cut);
    for (const event of ['focus', 'blur']) removeEventListener(event, this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #retry = () => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    this.#connect();
  };

  // The browser knows that the network is down long before the socket notices.
  #cut = () => this.#drop();

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?bots=${this.pace()}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.changed('open');
      if (looking()) this.#look();
      clearInterval(this.#pinger);
      this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // What an earlier socket still brings is older than what this one has brought.
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.type !== 'pong') this.receive(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === 4404) {
        this.#closed = true;
        this.changed('gone');
      } else this.#drop(event.code === 4429 ? 30000 : undefined);
    };
  }

  #ping(): void {
    if (Date.now() - this.#heard > PING_EVERY + PONG_WITHIN) this.#drop();
    else this.send({ type: 'ping', id: 0 });
  }

  #drop(wait?: number): void {
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.changed('lost');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait ?? this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
