// A tap beside a small place means that place: every place of the board answers within 20 px of its middle.
import type { Attachment } from 'svelte/attachments';

const REACH = 20;
const DRAGGED = 6;

interface Found {
  element: Element;
  lit: boolean;
  off: number;
}

/** How far a point lies outside a box that is at least 40 px wide and high; 0 inside the drawn box. */
function distance({ left, top, right, bottom }: DOMRect, x: number, y: number): number {
  const beyond = (low: number, high: number, at: number) => {
    const least = Math.min(low, (low + high) / 2 - REACH);
    const most = Math.max(high, (low + high) / 2 + REACH);
    if (at < least || at > most) return Infinity;
    return Math.max(0, low - at, at - high);
  };
  return Math.hypot(beyond(left, right, x), beyond(top, bottom, y));
}

function nearest(board: Element, x: number, y: number): Element | null {
  let best: Found | null = null;
  for (const element of board.querySelectorAll('[data-spot]')) {
    const off = distance(element.getBoundingClientRect(), x, y);
    if (off === Infinity) continue;
    const lit = element.classList.contains('lit');
    // What can be picked comes before what only answers why it can't.
    if (!best || (lit && !best.lit) || (lit === best.lit && off < best.off)) best = { element, lit, off };
  }
  return best?.element ?? null;
}

export const nearestSpot: Attachment<HTMLElement> = (board) => {
  let start = { x: 0, y: 0 };
  const down = ({ clientX: x, clientY: y }: PointerEvent) => (start = { x, y });
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAGGED) return;
    if (!event.isTrusted || !event.detail || target.closest('.lit, .picked')) return;
    // Buttons that are no place of the game keep their clicks.
    if (target.closest('button, a, input') && !target.closest('[data-spot]')) return;
    const found = nearest(board, event.clientX, event.clientY);
    if (!found || found === target.closest('[data-spot]')) return;
    event.stopPropagation();
    event.preventDefault();
    const { clientX, clientY } = event;
    found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
  };
  board.addEventListener('pointerdown', down, { capture: true });
  board.addEventListener('click', click, { capture: true });
  return () => {
    board.removeEventListener('pointerdown', down, { capture: true });
    board.removeEventListener('click', click, { capture: true });
  };
};
