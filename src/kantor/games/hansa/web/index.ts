// The user interface of Hansa Teutonica: its table, and which places of it stand for which move.
import type { Flights } from '$kantor/lib/flights.svelte';
import type { GameUI } from '$kantor/lib/games';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import uiEn from './en.ftl?raw';
import Flying from './Flying.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import OwnTracks from './OwnTracks.svelte';
import uiPl from './pl.ftl?raw';
import Side from './Side.svelte';
import { targets } from './targets';
import { SEATS, type Event, type Kind, type Move, type TableView, type Token } from './wire';

const STEADY: readonly string[] = ['done', 'end-turn', 'take-piece', 'pay'];

function button(move: Move): 'strong' | 'plain' | null {
  if (move.move === 'develop-privilege') return 'strong';
  return STEADY.includes(move.move) ? 'plain' : null;
}

function show(event: Event, flights: Flights): void {
  const piece = (from: string, to: string, kind: Kind, owner: number | null) => flights.fly(from, to, Flying, { kind, owner }, { size: 30, time: 560 });
  const token = (from: string, to: string, what: Token) => flights.fly(from, to, Flying, { token: what }, { size: 32 });
  const seat = (owner: number) => `seat:${owner}`;
  switch (event.event) {
    case 'placed':
      return piece(seat(event.seat), `road:${event.route}`, event.kind, event.seat);
    case 'displaced':
      return piece(seat(event.seat), `road:${event.route}`, event.kind, event.seat);
    case 'neutral-displaced':
      return piece(seat(event.seat), `road:${event.route}`, event.kind, event.seat);
    case 'settled':
      return piece(seat(event.seat), event.route === null ? `general:${event.seat}` : `road:${event.route}`, event.kind, event.seat);
    case 'bonus-placed':
      return piece(`general:${event.seat}`, `road:${event.route}`, event.kind, event.seat);
    case 'put-down':
      return piece(seat(event.seat), `road:${event.route}`, event.kind, event.owner ?? event.seat);
    case 'lifted':
      return piece(`road:${event.route}`, seat(event.seat), event.kind, event.owner ?? event.seat);
    case 'removed':
      return piece(`road:${event.route}`, seat(event.owner), event.kind, event.owner);
    case 'income-taken':
      if (event.traders) piece(`general:${event.seat}`, seat(event.seat), 'trader', event.seat);
      if (event.merchants) piece(`general:${event.seat}`, seat(event.seat), 'merchant', event.seat);
      return;
    case 'paid':
      return piece(seat(event.seat), `general:${event.seat}`, event.merchants ? 'merchant' : 'trader', event.seat);
    case 'token-taken':
      return token(`token:${event.route}`, `tokens:${event.seat}`, event.token);
    case 'token-placed':
      return token('supply', `token:${event.route}`, event.token);
    case 'ability-developed':
      return piece(`track:${event.seat}:${event.ability}`, seat(event.seat), event.ability === 'book' ? 'merchant' : 'trader', event.seat);
  }
}

export const ui: GameUI = {
  Board,
  Hand,
  Actions,
  Icon,
  Side,
  Players: OwnTracks,
  boardName: (settings, texts) => (settings.board === 'base' ? '' : texts.say(`setting-board-${settings.board}`)),
  unused: (move, prompt) => (move.move === 'end-turn' && prompt.id === 'turn' ? Number(prompt.args.left) : 0),
  secret: (view) => (view.table as unknown as TableView).players.some(({ mission }) => mission !== null),
  turn: (view) => (view.table as unknown as TableView).turn,
  spots: (move) => targets(move as unknown as Move),
  button: (move) => button(move as unknown as Move),
  show: (event, flights) => show(event as unknown as Event, flights),
  texts: { en: `${en}\n${uiEn}`, pl: `${pl}\n${uiPl}` },
  seats: SEATS,
};
