// Where something happened: the places of the board that the pieces of an event come down on.
import type { Flights } from './flights.svelte';
import type { GameUI } from './games';
import type { Tagged } from './protocol';

const DESKS = /^(purse|held|seat|general|tokens|track|supply):?/;

export function places(event: Tagged, ui: GameUI | null, flights: Flights, seat: number | null): (HTMLElement | SVGElement)[] {
  const found: string[] = [];
  const note = { fly: (_from: string, to: string) => void found.push(to) };
  ui?.show(event, note as unknown as Flights, seat);
  return found
    .filter((name) => !DESKS.test(name))
    .map((name) => flights.at(name))
    .filter((element) => element instanceof HTMLElement || element instanceof SVGElement)
    .filter((element) => element.closest('[data-board]') !== null);
}
