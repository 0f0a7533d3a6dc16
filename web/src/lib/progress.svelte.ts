// Which lessons this browser has done, and how far it came in those that were left.
import { recall, remember } from './store';
import type { LessonInfo } from '../wire';

interface Kept {
  moves: readonly string[];
  done: boolean;
}

const NOTHING: Kept = { moves: [], done: false };

class Progress {
  #kept = $state.raw<Record<string, Kept>>(read());

  /** The moves made in a lesson that was left. */
  moves(game: string, lesson: string): readonly string[] {
    return this.#of(game, lesson).moves;
  }

  done(game: string, lesson: string): boolean {
    return this.#of(game, lesson).done;
  }

  /** Begun and left. */
  begun(game: string, lesson: string): boolean {
    return this.#of(game, lesson).moves.length > 0;
  }

  keep(game: string, lesson: string, moves: readonly string[], done: boolean): void {
    // What was done once stays done, and is played from its beginning the next time.
    this.#write(game, lesson, { moves: done ? [] : moves, done: done || this.done(game, lesson) });
  }

  forget(game: string, lesson: string): void {
    this.#write(game, lesson, { moves: [], done: this.done(game, lesson) });
  }

  /** The lesson to take next: the first that isn't done. */
  next(game: string, lessons: readonly LessonInfo[]): LessonInfo | null {
    return lessons.find(({ id }) => !this.done(game, id)) ?? null;
  }

  #of(game: string, lesson: string): Kept {
    return this.#kept[`${game}/${lesson}`] ?? NOTHING;
  }

  #write(game: string, lesson: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [`${game}/${lesson}`]: kept };
    remember('lessons', JSON.stringify(this.#kept));
  }
}

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(recall('lessons') ?? '{}');
    const all = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(all.filter(([, kept]) => Array.isArray(kept?.moves) && typeof kept.done === 'boolean'));
  } catch {
    return {};
  }
}

export const progress = new Progress();
