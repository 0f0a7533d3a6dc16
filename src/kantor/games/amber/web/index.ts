// The user interface of Amber: its table, and which spots of it stand for which move.
import type { Flights } from '$kantor/lib/flights.svelte';
import type { GameUI } from '$kantor/lib/games';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';
import Board from './Board.svelte';
import Coin from './Coin.svelte';
import uiEn from './en.ftl?raw';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import Players from './Players.svelte';
import uiPl from './pl.ftl?raw';
import TileBack from './TileBack.svelte';
import { SEATS, type Event, type Move } from './wire';

function spots(move: Move): string[] {
  switch (move.move) {
    case 'lay':
      return [`hand:${move.tile}`, ...(move.turn === null ? [] : [`turn:${move.turn}`]), `square:${move.square}`];
    case 'swamp':
    case 'shovel':
      return [`hand:${move.move}`, `square:${move.square}`];
    case 'special-shovel':
      return ['special', `square:${move.square}`];
    case 'swap':
      return [`hand:${move.tile}`, `square:${move.square}`];
    case 'discard':
      return [`hand:${move.tile}`];
    case 'castle':
      return [`square:${move.square}`];
    case 'take':
      return [`display:${move.tile}`];
    case 'draw':
      return ['stack'];
    default:
      return [];
  }
}

function button(move: Move): 'strong' | 'plain' | null {
  if (move.move === 'pass') return 'strong';
  return ['keep', 'draw'].includes(move.move) ? 'plain' : null;
}

function show(event: Event, flights: Flights): void {
  switch (event.event) {
    case 'coin-taken':
      return flights.fly(`square:${event.square}`, `purse:${event.seat}`, Coin, { size: 26 }, { size: 26, time: 800 });
    case 'coin-lost':
      return flights.fly(`square:${event.square}`, 'stack', Coin, { size: 26 }, { size: 26, time: 800 });
    case 'tile-laid':
    case 'swamp-laid':
      return flights.fly(`held:${event.seat}`, `square:${event.square}`, TileBack, {}, { size: 40, time: 420 });
    case 'tile-drawn':
      return flights.fly('stack', `held:${event.seat}`, TileBack, {}, { size: 34, time: 480 });
    case 'tile-taken':
      return flights.fly(`place:${event.place}`, `held:${event.seat}`, TileBack, {}, { size: 34, time: 480 });
  }
}

export const ui: GameUI = {
  Board,
  Hand,
  Players,
  Icon,
  secret: () => true,
  spots: (move) => spots(move as unknown as Move),
  button: (move) => button(move as unknown as Move),
  show: (event, flights) => show(event as unknown as Event, flights),
  texts: { en: `${en}\n${uiEn}`, pl: `${pl}\n${uiPl}` },
  seats: SEATS,
};
