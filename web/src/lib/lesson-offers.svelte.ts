// Lessons that are offered when what they teach comes up: with a table's settings, or in the midst of a game against bots.
import type { LessonInfo } from '../wire';
import { api } from './api';
import { guide } from './guide.svelte';
import { progress } from './progress.svelte';
import type { SettingValue } from './protocol';
import { recall, remember } from './store';
import type { TableStore } from './table.svelte';

/** The address of a lesson, or of the list of all; `from` is the table to come back to. */
export const lessonAddress = (game: string, lesson = '', from = ''): string => `/learn/${game}${lesson ? `/${lesson}` : ''}${from && from !== '/' ? `?from=${encodeURIComponent(from)}` : ''}`;

/** A lesson about the board, the variant or the number of players that is chosen. */
function taughtBy({ comes_up: { settings, players } }: LessonInfo, chosen: Record<string, SettingValue>, seats: number): boolean {
  const wanted = Object.entries(settings);
  return wanted.length + players.length > 0 && wanted.every(([key, value]) => chosen[key] === value) && (!players.length || players.includes(seats));
}

/** Nothing has to happen first. */
const atOnce = ({ comes_up: { prompts, events } }: LessonInfo) => !prompts.length && !events.length;

class LessonOffers {
  #lessons = $state.raw<Record<string, readonly LessonInfo[]>>({});
  #asked = false;
  #waved = $state((recall('waved') ?? '').split(' ').filter(Boolean));

  /** What to offer to somebody who plays alone against bots; one lesson at a time, those about the variant first. */
  of({ lesson, past, live, seat, seatState, table }: TableStore): LessonInfo | null {
    if (guide.off || lesson || past || !live || live.result || seat === null || !seatState?.alone || !table) return null;
    const all = this.#open(table.game, this.#of(table.game));
    const variant = (one: LessonInfo) => taughtBy(one, table.settings, table.players);
    const fits = (one: LessonInfo) => variant(one) || (!Object.keys(one.comes_up.settings).length && !one.comes_up.players.length);
    const happens = ({ comes_up: { prompts, events } }: LessonInfo) =>
      (live.waiting.includes(seat) && prompts.includes(live.prompt.id)) || seatState.events.some(({ event }) => events.includes(event.event ?? ''));
    return all.find((one) => variant(one) && atOnce(one)) ?? all.find((one) => fits(one) && happens(one)) ?? null;
  }

  /** What to offer while a table is set up. */
  before(game: string, lessons: readonly LessonInfo[], settings: Record<string, SettingValue>, players: number): LessonInfo | null {
    return this.#open(game, lessons).find((one) => atOnce(one) && taughtBy(one, settings, players)) ?? null;
  }

  /** Not now, and not again. */
  wave(game: string, lesson: string): void {
    this.#waved = [...this.#waved, `${game}/${lesson}`];
    remember('waved', this.#waved.join(' '));
  }

  #open(game: string, lessons: readonly LessonInfo[]): readonly LessonInfo[] {
    return lessons.filter(({ id }) => !progress.done(game, id) && !this.#waved.includes(`${game}/${id}`));
  }

  #of(game: string): readonly LessonInfo[] {
    if (!this.#asked) {
      this.#asked = true;
      void api.games().then(
        ({ games }) => (this.#lessons = Object.fromEntries(games.map(({ key, lessons }) => [key, lessons]))),
        () => (this.#asked = false), // an offer is a courtesy; the next decision asks again
      );
    }
    return this.#lessons[game] ?? [];
  }
}

export const lessonOffers = new LessonOffers();
