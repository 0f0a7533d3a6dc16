// What happened since the own last move, shown once more on the board: step by step, then back to the present.
import { api } from './api';
import type { Frame } from './protocol';

const STEP = 1100;
const MOST = 150;

export class Rerun {
  frame = $state.raw<Frame | null>(null);
  #run = 0;
  #wake: () => void = () => undefined;

  constructor(
    private readonly table: () => string,
    private readonly show: (frame: Frame) => void,
  ) {}

  get on(): boolean {
    return this.frame !== null;
  }

  /** Shows the steps after `from` up to `to`; the first frame is the table before them. */
  async play(seat: number | null, from: number, to: number): Promise<void> {
    const run = ++this.#run;
    const { frames } = await api.replay(this.table(), seat, Math.max(from, to - MOST), to);
    for (const [at, frame] of frames.entries()) {
      if (run !== this.#run) return;
      this.frame = frame;
      if (at > 0) this.show(frame);
      if (at === 0 || frame.events.length) await this.#pause(at === 0 ? STEP / 2 : STEP);
    }
    if (run === this.#run) this.stop();
  }

  /** On to the next step at once. */
  skip(): void {
    this.#wake();
  }

  stop(): void {
    this.#run++;
    this.frame = null;
    this.#wake();
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
