// What a town or a road says when the pointer rests on it, or a finger is held there.
import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import type { TableStore } from '$kantor/lib/table.svelte';

export interface Tip {
  kind: 'town' | 'road';
  id: string;
  x: number;
  y: number;
  /** The move that is asked about can be played: what it brings is told. */
  asked: boolean;
}

const REST = 260;
const HELD = 480;
const MOVED = 10;

class Tips {
  shown = $state.raw<Tip | null>(null);
  #timer = 0;

  /** The pointer has come to it; `index` is the move whose outcome is told, if it can be played. */
  point(kind: Tip['kind'], id: string, event: PointerEvent, index: number | null, store: TableStore): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    clearTimeout(this.#timer);
    const { clientX: x, clientY: y } = event;
    this.#timer = window.setTimeout(() => (this.shown = { kind, id, x, y, asked: index !== null }), this.shown ? 60 : REST);
    store.hints.show(index);
  }

  leave(event: PointerEvent, store: TableStore): void {
    if (event.pointerType === 'touch') return;
    clearTimeout(this.#timer);
    this.shown = null;
    store.hints.show(null);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** A finger held on it tells the same as a pointer; the tip stays until the next touch. */
  press(kind: Tip['kind'], id: string, asks: () => number | null, store: TableStore): Attachment<Element> {
    return (element) => {
      let timer = 0;
      let start = { x: 0, y: 0 };
      const stop = () => {
        clearTimeout(timer);
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
      };
      const down = (event: Event) => {
        const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
        if (pointerType !== 'touch') return;
        start = { x, y };
        timer = window.setTimeout(() => {
          const index = untrack(asks);
          this.shown = { kind, id, x, y, asked: index !== null };
          store.hints.show(index);
          // The finger that told doesn't play as well.
          window.addEventListener('click', swallow, { capture: true, once: true });
        }, HELD);
      };
      const move = (event: Event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (Math.hypot(clientX - start.x, clientY - start.y) > MOVED) stop();
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', stop);
      element.addEventListener('pointercancel', stop);
      return stop;
    };
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const tips = new Tips();
