// The rulebooks: texts and figures from the server, each asked for once.
import type { Component } from 'svelte';
import type { FigureInfo, RulebookPage, View } from '../wire';
import { api } from './api';
import type { Language, SettingValue } from './protocol';

export type { Block, Run, Section } from '../wire';
export type Figure = Omit<FigureInfo, 'view' | 'settings'> & { view: View; settings: Record<string, SettingValue> };
export type Page = Omit<RulebookPage, 'figures'> & { figures: Record<string, Figure> };

/** Draws a part of the table for a figure, with the table's own components. */
export type FigureDrawing = Component<{ view: View; part: string; focus: readonly string[] }>;

const drawings = import.meta.glob<{ default: FigureDrawing }>('../../../src/kantor/games/*/web/Figure.svelte');

export const loadDrawing = async (game: string): Promise<FigureDrawing | null> =>
  (await drawings[`../../../src/kantor/games/${game}/web/Figure.svelte`]?.())?.default ?? null;

const pages = new Map<string, Promise<Page>>();

export function loadRulebook(game: string, language: Language): Promise<Page> {
  const key = `${game} ${language}`;
  const known = pages.get(key);
  if (known) return known;
  const asked = api.rulebook(game, language) as unknown as Promise<Page>;
  asked.catch(() => pages.delete(key));
  pages.set(key, asked);
  return asked;
}

/** Words as they are compared: without capitals and accents. */
export const plainly = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
