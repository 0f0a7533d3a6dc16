// Places by keyboard: Tab goes to what can be used, the arrow keys to any place in sight, and each says why it can't be used.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { TableStore } from './table.svelte';

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much farther a place is taken to be that lies aside. */
const ASIDE = 2;

const middle = ({ left, right, top, bottom }: DOMRect): [number, number] => [(left + right) / 2, (top + bottom) / 2];

function inSight(box: DOMRect): boolean {
  const [x, y] = middle(box);
  return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** The nearest place that lies in one direction from a point. */
function next(root: Element, from: Element | null, [across, down]: readonly [number, number]): HTMLElement | SVGElement | null {
  const [x, y] = from ? middle(from.getBoundingClientRect()) : [innerWidth / 2, innerHeight / 2];
  let best: { element: HTMLElement | SVGElement; far: number } | null = null;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')) {
    const box = element.getBoundingClientRect();
    if (element === from || !inSight(box)) continue;
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    if (from && along <= 1) continue;
    const far = from ? along + ASIDE * aside : Math.hypot(dx, dy);
    if (!best || far < best.far) best = { element, far };
  }
  return best?.element ?? null;
}

export const spotKeys =
  (store: TableStore): Attachment<HTMLElement> =>
  (root) => {
    const key = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (!way || store.past || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const focus = document.activeElement;
      const spot = focus?.closest('[data-spot]') ?? null;
      // From nowhere, and from the buttons of the tray, one gets to the places as well.
      if (!spot && focus !== document.body && !focus?.closest('[data-tray] .buttons')) return;
      const found = next(root, spot ?? (focus === document.body ? null : focus), way);
      if (!found) return;
      event.preventDefault();
      found.focus();
    };
    const come = ({ target }: FocusEvent) => {
      const place = (target as Element).closest('[data-spot]');
      const spot = place?.getAttribute('data-spot');
      if (!place || !spot || !place.matches(':focus-visible')) return;
      store.whyNot.point(place.matches('.lit, .picked') || store.picker.offered(spot) ? null : spot);
    };
    const go = ({ target }: FocusEvent) => {
      if ((target as Element).closest('[data-spot]')) store.whyNot.point(null);
    };
    // By Svelte's own listeners: what goes while the page is drawn loses the focus in the midst of it.
    const ends = [on(window, 'keydown', key), on(root, 'focusin', come), on(root, 'focusout', go)];
    return () => ends.forEach((end) => end());
  };
