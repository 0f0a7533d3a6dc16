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
  /** Of the finger that rests, and where it was put down. */
  #held = 0;
  #start = { x: 0, y: 0 };

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

  /** A finger held on it tells the same as a pointer; the tip stays until the next touch. It is held by the tips, not
   * by the place: that may be attached anew, because something else has changed, while the finger rests. */
  press(kind: Tip['kind'], id: string, asks: () => number | null, store: TableStore): Attachment<Element> {
    const stop = () => {
      clearTimeout(this.#held);
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
    };
    const down = (event: Event) => {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      if (pointerType !== 'touch') return;
      clearTimeout(this.#held);
      this.#start = { x, y };
      this.#held = window.setTimeout(() => {
        const index = untrack(asks);
        this.shown = { kind, id, x, y, asked: index !== null };
        store.hints.show(index);
        // The finger that told doesn't play as well.
        window.addEventListener('click', swallow, { capture: true, once: true });
      }, HELD);
    };
    const move = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > MOVED) stop();
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop };
    return (element) => {
      for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
      };
    };
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const tips = new Tips();
