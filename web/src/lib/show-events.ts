// What is seen of events: pieces fly, and where only a part of the board is in sight it moves there first.
import type { Flights } from './flights.svelte';
import type { GameUI } from './games';
import { layout } from './layout.svelte';
import { REVEALED } from './panzoom.svelte';
import { places } from './places';
import type { Tagged } from './protocol';

/** `follows` says whose moves the board goes to. */
export function showEvents(events: readonly Tagged[], ui: GameUI | null, flights: Flights, me: number | null, follows: (seat: number) => boolean): void {
  const fly = () => events.forEach((event) => ui?.show(event, flights, me));
  // After the pieces are drawn where they lie now.
  requestAnimationFrame(() => {
    const theirs = layout.small ? events.filter(({ seat }) => typeof seat === 'number' && follows(seat)) : [];
    const [place] = theirs.flatMap((event) => places(event, ui, flights, me));
    const moved = place && !place.dispatchEvent(new CustomEvent('reveal', { bubbles: true, cancelable: true }));
    if (moved) setTimeout(fly, REVEALED);
    else fly();
  });
}
