// A sheet larger than its window: dragged, pinched, turned by the wheel or by keys. The first child of the window is moved.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from './theme.svelte';

const MOST = 12;
const DRAGGED = 6;
const REST = 220;
/** How long the sheet takes to move to what others do. */
export const REVEALED = 380;

interface Point {
  x: number;
  y: number;
}

export class PanZoom {
  /** Nearer than the whole sheet. */
  near = $state(false);
  #view: HTMLElement | null = null;
  #sheet: HTMLElement | null = null;
  #size = { width: 1, height: 1 };
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map<number, Point>();
  #travelled = 0;
  #swallow = false;
  #timer = 0;
  #touched = false;
  #fitted = '';

  /** `ratio`: width by height of the sheet; `legible`: how wide it must be for its smallest words; `small`: begin with a part of it that can be read. */
  constructor(
    private readonly ratio: () => number,
    private readonly legible: () => number,
    private readonly small: () => boolean,
  ) {}

  readonly window: Attachment<HTMLElement> = (view) => {
    this.#view = view;
    this.#sheet = view.firstElementChild as HTMLElement;
    const resized = new ResizeObserver(() => this.#resize());
    resized.observe(view);
    // Another sheet may be laid out, of another shape.
    $effect(() => {
      this.ratio();
      untrack(() => this.#fit());
    });
    const listen = { passive: false } as const;
    view.addEventListener('wheel', this.#wheel, listen);
    view.addEventListener('pointerdown', this.#down);
    view.addEventListener('pointermove', this.#move);
    view.addEventListener('pointerup', this.#up);
    view.addEventListener('pointercancel', this.#up);
    view.addEventListener('click', this.#click, { capture: true });
    view.addEventListener('dblclick', this.#double);
    view.addEventListener('keydown', this.#key);
    view.addEventListener('focusin', this.#focus);
    view.addEventListener('reveal', this.#reveal);
    return () => resized.disconnect();
  };

  /** So much nearer, around a point of the window or its middle. */
  zoom(factor: number, around?: Point): void {
    if (!this.#view) return;
    const at = around ?? { x: this.#view.clientWidth / 2, y: this.#view.clientHeight / 2 };
    const next = Math.min(MOST, Math.max(1, this.#scale * factor));
    this.#x = at.x - ((at.x - this.#x) * next) / this.#scale;
    this.#y = at.y - ((at.y - this.#y) * next) / this.#scale;
    this.#scale = next;
    this.#touched = true;
    this.#show();
  }

  whole(): void {
    this.#scale = 1;
    this.#touched = true;
    this.#show();
  }

  /** When something under the map grows, the map stays where it is; when the window changes, it is fitted anew. */
  #resize(): void {
    const size = `${innerWidth} ${innerHeight} ${this.#view?.clientWidth}`;
    if (size === this.#fitted) this.#show(false);
    else this.#fit();
    this.#fitted = size;
  }

  #fit(): void {
    const view = this.#view;
    if (!view || !this.#sheet || !view.clientWidth || !view.clientHeight) return;
    const { clientWidth, clientHeight } = view;
    const ratio = this.ratio();
    const before = this.#size.width;
    const width = Math.min(clientWidth, clientHeight * ratio);
    this.#size = { width, height: width / ratio };
    this.#sheet.style.width = `${width}px`;
    this.#sheet.style.height = `${width / ratio}px`;
    if (!this.#touched) {
      this.#scale = this.small() ? Math.max(clientWidth / width, (clientHeight * ratio) / width, this.legible() / width) : 1;
      this.#x = (clientWidth - width * this.#scale) / 2;
      this.#y = (clientHeight - (width / ratio) * this.#scale) / 2;
    } else {
      this.#x *= width / before;
      this.#y *= width / before;
    }
    this.#show(false);
  }

  #show(moving = true): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#view ?? {};
    const kept = (at: number, size: number, room: number) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));
    this.#x = kept(this.#x, this.#size.width * this.#scale, clientWidth);
    this.#y = kept(this.#y, this.#size.height * this.#scale, clientHeight);
    this.near = this.#scale > 1.01;
    const sheet = this.#sheet;
    if (!sheet) return;
    // While it moves, the picture that is there is moved; at rest it is drawn anew, sharp.
    if (moving) {
      sheet.style.willChange = 'transform';
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (sheet.style.willChange = ''), REST);
    }
    sheet.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #local(event: { clientX: number; clientY: number }): Point {
    const box = this.#view?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #wheel = (event: WheelEvent) => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), this.#local(event));
  };

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#local(event));
    if (this.#fingers.size === 1) {
      this.#travelled = 0;
      this.#swallow = false;
    }
  };

  #move = (event: PointerEvent) => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#fingers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled < DRAGGED) return;
    if (!this.#swallow) this.#view?.setPointerCapture(event.pointerId);
    this.#swallow = true;
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      this.#x += (now.x - before.x) / 2;
      this.#y += (now.y - before.y) / 2;
      this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle);
    } else {
      this.#x += now.x - before.x;
      this.#y += now.y - before.y;
      this.#touched = true;
      this.#show();
    }
  };

  #up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
  };

  /** The click at the end of a drag means nothing. */
  #click = (event: MouseEvent) => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #double = (event: MouseEvent) => {
    if ((event.target as Element).closest('.lit')) return;
    this.zoom(this.#scale > 2.4 ? 1 / this.#scale : 2, this.#local(event));
  };

  #key = (event: KeyboardEvent) => {
    if (event.target !== this.#view || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 70;
    const moves: Record<string, [number, number]> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    const move = moves[event.key];
    if (move) {
      this.#x += move[0];
      this.#y += move[1];
      this.#show();
    } else if (event.key === '+' || event.key === '=') this.zoom(1.3);
    else if (event.key === '-') this.zoom(1 / 1.3);
    else if (event.key === '0') this.whole();
    else return;
    event.preventDefault();
  };

  /** What others do comes to the middle, unless it is well in sight; the event is taken when the sheet has to move. */
  #reveal = (event: Event) => {
    const [view, sheet] = [this.#view, this.#sheet];
    if (!view || !sheet || !this.near || this.#fingers.size) return;
    const [window, box] = [view.getBoundingClientRect(), (event.target as Element).getBoundingClientRect()];
    const [x, y] = [box.left + box.width / 2 - window.left, box.top + box.height / 2 - window.top];
    const well = (at: number, room: number) => at > room * 0.15 && at < room * 0.85;
    if (well(x, window.width) && well(y, window.height)) return;
    event.preventDefault();
    this.#x += window.width / 2 - x;
    this.#y += window.height / 2 - y;
    if (!reducedMotion.matches) {
      sheet.style.transition = `transform ${REVEALED}ms ease-in-out`;
      setTimeout(() => (sheet.style.transition = ''), REVEALED);
    }
    this.#show();
  };

  /** What is reached by keyboard comes into sight. */
  #focus = (event: FocusEvent) => {
    const view = this.#view;
    const target = event.target as Element;
    if (!view || target === view || !target.matches(':focus-visible')) return;
    view.scrollTo(0, 0);
    const [window, box] = [view.getBoundingClientRect(), target.getBoundingClientRect()];
    const off = (low: number, high: number, start: number, end: number) => (low < start + 20 ? start + 20 - low : high > end - 20 ? end - 20 - high : 0);
    const [across, down] = [off(box.left, box.right, window.left, window.right), off(box.top, box.bottom, window.top, window.bottom)];
    if (!across && !down) return;
    this.#x += across;
    this.#y += down;
    this.#show();
  };
}
