// The games' user interfaces: a lazy chunk a game, found by its folder.
import type { Component } from 'svelte';
import type { Prompt, View } from '../wire';
import { shellTexts, Texts } from './i18n.svelte';
import type { Language, SettingValue, Tagged } from './protocol';
import type { Flights } from './flights.svelte';
import { retrying } from './retry';

export interface IconProps {
  kind: string;
  id: string;
  /** Whose it is, for things that have a player's colour. */
  seat: number | null;
}

export interface GameUI {
  /** The table itself: everything that lies there, seats included. Gets the view of the moment. */
  Board: Component<{ view: View }>;
  /** What the seat holds in hand, beside the prompt. */
  Hand?: Component<{ view: View }>;
  /** Buttons of its own beside the prompt, before those of single moves. */
  Actions?: Component;
  /** The players' own desks: beside the board, under it on a tablet, in a panel on a phone. */
  Side?: Component<{ view: View }>;
  /** How high the tray has to be under a wide board; it never changes while a game is played. */
  tray?: string;
  /** The players in short, or the own desk, for the tray of a low window whose board has no room for them. */
  Players?: Component<{ view: View }>;
  /** What to call the board that was chosen; nothing where there is only one. */
  boardName?(settings: Record<string, SettingValue>, texts: Texts): string;
  /** How many actions a move would leave unused, as the prompt counts them; the board asks before it is played. */
  unused?(move: Tagged, prompt: Prompt): number;
  /** The seat sees something that others at the same screen mustn't. */
  secret?(view: View): boolean;
  /** Whose turn it is, for games in which others answer in between. */
  turn?(view: View): number | null;
  /** The spots of the board that stand for a move: picking all of them plays it. */
  spots(move: Tagged): string[];
  /** Moves that are also a button beside the prompt; the strongest one is wax red. */
  button(move: Tagged): 'strong' | 'plain' | null;
  /** What is seen of an event: pieces that fly from one anchor to another. */
  show(event: Tagged, flights: Flights, me: number | null): void;
  /** A drawing inside sentences for a name, as `good:grain`. */
  Icon?: Component<IconProps>;
  texts: { en: string; pl: string };
  /** The fields that are seats, by sentence. */
  seats: Record<string, readonly string[]>;
}

const root = '../../../src/kantor/games/';
const modules = import.meta.glob<{ ui: GameUI }>('../../../src/kantor/games/*/web/index.ts');
const covers = import.meta.glob<{ default: Component }>('../../../src/kantor/games/*/web/Cover.svelte');
const sources = import.meta.glob<string>('../../../src/kantor/games/*/text/*.ftl', { query: '?raw', import: 'default' });

const cache = new Map<string, Promise<unknown>>();
const once = <T>(key: string, make: () => Promise<T>): Promise<T> => {
  if (!cache.has(key)) {
    // A line that broke for a moment must not leave a gap on the page.
    const made = retrying(make);
    made.catch(() => cache.delete(key));
    cache.set(key, made);
  }
  return cache.get(key) as Promise<T>;
};

export const loadGameUI = (game: string) =>
  once(`ui ${game}`, async () => {
    const load = modules[`${root}${game}/web/index.ts`];
    if (!load) return null;
    const { ui } = await load();
    return { ui, texts: new Texts([shellTexts, { en: [ui.texts.en], pl: [ui.texts.pl] }], ui.seats) };
  });

export const loadCover = (game: string) =>
  once(`cover ${game}`, async () => (await covers[`${root}${game}/web/Cover.svelte`]?.())?.default ?? null);

const pictures = import.meta.glob<{ default: Component<{ value: string }>; setting: string }>('../../../src/kantor/games/*/web/BoardPicture.svelte');

/** The boards of a game in small, and the setting that chooses among them; null for a game with one board. */
export const loadBoards = (game: string) =>
  once(`boards ${game}`, async () => {
    const found = await pictures[`${root}${game}/web/BoardPicture.svelte`]?.();
    return found ? { Picture: found.default, setting: found.setting } : null;
  });

const lessonSources = import.meta.glob<string>('../../../src/kantor/games/*/lessons/text/*.ftl', { query: '?raw', import: 'default' });

/** The game's texts with those of its lessons, in both languages. */
export const loadLessonTexts = (game: string) =>
  once(`lessons ${game}`, async () => {
    const read = async (language: Language) =>
      (await Promise.all([sources[`${root}${game}/text/${language}.ftl`]?.(), lessonSources[`${root}${game}/lessons/text/${language}.ftl`]?.()])).filter((text) => text !== undefined);
    const [en, pl] = await Promise.all([read('en'), read('pl')]);
    return new Texts([shellTexts, { en, pl }]);
  });

const settingPictures = import.meta.glob<{ default: Component<{ setting: string; value: string; players: number }>; settings: readonly string[] }>(
  '../../../src/kantor/games/*/web/SettingPicture.svelte',
);

/** Pictures of the values of some settings; null for a game without. */
export const loadSettingPictures = (game: string) =>
  once(`settings ${game}`, async () => {
    const found = await settingPictures[`${root}${game}/web/SettingPicture.svelte`]?.();
    return found ? { Picture: found.default, settings: found.settings } : null;
  });

/** The texts of a game without its table, as home needs them: in one language. */
export const loadTexts = (game: string, language: Language) =>
  once(`texts ${game} ${language}`, async () => {
    const found = await sources[`${root}${game}/text/${language}.ftl`]?.();
    return new Texts([shellTexts, { en: [], pl: [], [language]: found ? [found] : [] }]);
  });
