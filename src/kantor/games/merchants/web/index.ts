// The user interface of Kupcy i Żeglarze: its table, and which spots of it stand for which move.
import type { GameUI } from '$kantor/lib/games';
import type { Flights } from '$kantor/lib/flights.svelte';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';
import Board from './Board.svelte';
import CardBack from './CardBack.svelte';
import Coin from './Coin.svelte';
import Crate from './Crate.svelte';
import uiEn from './en.ftl?raw';
import GoodCard from './GoodCard.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import uiPl from './pl.ftl?raw';
import { SEATS, type Event, type Move } from './wire';

function spots(move: Move): string[] {
  switch (move.move) {
    case 'load':
      return [`good:${move.good}`];
    case 'exchange':
      return [`ship:${move.give}`, `good:${move.take}`];
    case 'buy':
      return [`card:${move.card}`];
    case 'put':
      return [`hand:${move.good}`, `pile:${move.pile}`];
    case 'draw':
    case 'take':
      return ['deck'];
    default:
      return [];
  }
}

function button(move: Move): 'strong' | 'plain' | null {
  if (move.move === 'sell') return 'strong';
  return ['pass', 'draw', 'take', 'done'].includes(move.move) ? 'plain' : null;
}

const CARD = { size: 74 };
const COINS_AT_MOST = 7;

function show(event: Event, flights: Flights): void {
  switch (event.event) {
    case 'loaded':
      return flights.fly(`good:${event.good}`, `cargo:${event.seat}:${event.good}`, Crate, { good: event.good });
    case 'exchanged':
      // The same ship gives and takes.
      flights.fly(`cargo:${event.seat}:${event.take}`, `good:${event.give}`, Crate, { good: event.give });
      return flights.fly(`good:${event.take}`, `cargo:${event.seat}:${event.take}`, Crate, { good: event.take }, { delay: 180 });
    case 'bought':
      return flights.fly(`purse:${event.seat}`, `card:${event.card}`, Coin, { size: 26 }, { size: 26 });
    case 'card-put':
      return flights.fly(`held:${event.seat}`, `pile:${event.pile}`, GoodCard, { good: event.good }, CARD);
    case 'card-drawn':
    case 'card-dealt':
      return flights.fly('deck', `held:${event.seat}`, CardBack, {}, CARD);
    case 'sold':
      for (const payment of event.payments) {
        const coins = Math.min(payment.goods + payment.contracts, COINS_AT_MOST);
        for (let coin = 0; coin < coins; coin++)
          flights.fly(`market:${event.good}`, `purse:${payment.seat}`, Coin, { size: 26 }, { size: 26, delay: 150 + coin * 90, time: 800 });
      }
  }
}

export const ui: GameUI = {
  Board,
  Hand,
  Icon,
  secret: () => true,
  unused: (move, prompt) => (move.move === 'done' && prompt.id === 'office' ? Number(prompt.args.left) : 0),
  spots: (move) => spots(move as unknown as Move),
  button: (move) => button(move as unknown as Move),
  show: (event, flights) => show(event as unknown as Event, flights),
  texts: { en: `${en}\n${uiEn}`, pl: `${pl}\n${uiPl}` },
  seats: SEATS,
};
