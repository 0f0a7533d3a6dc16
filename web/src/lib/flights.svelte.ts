// Pieces that travel: from one anchor to another, above everything, and gone when they arrive.
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from './theme.svelte';

export interface Flight {
  id: number;
  piece: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  from: DOMRect;
  to: DOMRect;
  size: number;
  delay: number;
  time: number;
}

const MOST = 40;

export class Flights {
  all = $state.raw<Flight[]>([]);
  #anchors = new Map<string, Element>();
  #next = 0;

  /** Marks an element as an anchor: a place that pieces fly from or to. */
  anchor(name: string): Attachment {
    return (element) => {
      this.#anchors.set(name, element);
      return () => {
        if (this.#anchors.get(name) === element) this.#anchors.delete(name);
      };
    };
  }

  /** The element that bears an anchor. */
  at(name: string): Element | undefined {
    return this.#anchors.get(name);
  }

  /** Lets a piece fly; without one of its anchors on the page, or when motion is unwelcome, nothing is seen. */
  fly(
    from: string,
    to: string,
    piece: Component<never>,
    props: object,
    { size = 44, delay = 0, time = 620 }: { size?: number; delay?: number; time?: number } = {},
  ): void {
    if (reducedMotion.matches || document.hidden || this.all.length >= MOST) return;
    const start = this.#anchors.get(from)?.getBoundingClientRect();
    const end = this.#anchors.get(to)?.getBoundingClientRect();
    if (!start?.width || !end?.width) return;
    const flight: Flight = {
      id: this.#next++,
      piece: piece as unknown as Flight['piece'],
      props: props as Record<string, unknown>,
      from: start,
      to: end,
      size,
      delay,
      time,
    };
    this.all = [...this.all, flight];
  }

  land(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}
