// The user interface of Eight-Minute Empire: its table, and which spots of it stand for which move.
import type { Flights } from '$kantor/lib/flights.svelte';
import type { GameUI } from '$kantor/lib/games';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';
import Board from './Board.svelte';
import Coin from './Coin.svelte';
import uiEn from './en.ftl?raw';
import Flying from './Flying.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import Players from './Players.svelte';
import uiPl from './pl.ftl?raw';
import { SEATS, type Event, type Move } from './wire';

function spots(move: Move): string[] {
  switch (move.move) {
    case 'take':
      return [`slot:${move.slot}`];
    case 'part':
      return [`part:${move.part}`];
    case 'place':
    case 'city':
    case 'neutral':
      return [`region:${move.region}`];
    case 'step':
      return [`from:${move.start}`, `to:${move.end}`];
    case 'destroy':
      return [`army:${move.seat}:${move.region}`];
    case 'destroy-neutral':
      return [`army:neutral:${move.region}`];
    case 'joker':
      return [`joker:${move.good}`];
    case 'bid':
      return [`bid:${move.coins}`];
    default:
      return [];
  }
}

function button(move: Move): 'strong' | 'plain' | null {
  return ['done', 'joker', 'part'].includes(move.move) ? 'plain' : null;
}

const PIECE = { size: 34, time: 520 };

function show(event: Event, flights: Flights): void {
  const piece = (from: string, to: string, seat: number | null, city = false) => flights.fly(from, to, Flying, { seat, city }, PIECE);
  switch (event.event) {
    case 'army-placed':
      return piece(`seat:${event.seat}`, `region:${event.region}`, event.seat);
    case 'army-moved':
      return piece(`region:${event.start}`, `region:${event.end}`, event.seat);
    case 'city-built':
      return piece(`seat:${event.seat}`, `region:${event.region}`, event.seat, true);
    case 'army-destroyed':
      return piece(`region:${event.region}`, event.owner === null ? 'deck' : `seat:${event.owner}`, event.owner);
    case 'card-taken':
      for (let coin = 0; coin < event.price; coin++)
        flights.fly(`purse:${event.seat}`, `slot:${event.slot}`, Coin, { size: 24 }, { size: 24, delay: coin * 90 });
  }
}

export const ui: GameUI = {
  Board,
  Hand,
  Players,
  boardName: (settings, texts) => `${texts.say('setting-map')} ${settings.map}`,
  tray: '8.6rem',
  unused: (move, prompt) => (move.move === 'done' && prompt.id === 'part' ? 1 : 0),
  Icon,
  secret: (view) => view.prompt.id === 'bid',
  spots: (move) => spots(move as unknown as Move),
  button: (move) => button(move as unknown as Move),
  show: (event, flights) => show(event as unknown as Event, flights),
  texts: { en: `${en}\n${uiEn}`, pl: `${pl}\n${uiPl}` },
  seats: SEATS,
};
