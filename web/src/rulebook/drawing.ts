// What a figure needs to be drawn: the game's user interface, its words, and the component that knows the parts of its table.
import type { GameUI } from '../lib/games';
import { loadGameUI } from '../lib/games';
import type { Texts } from '../lib/i18n.svelte';
import { madeUpSeat, NO_CLOCK } from '../lib/made-up-seat';
import type { Table } from '../lib/protocol';
import { loadDrawing, type Figure, type FigureDrawing } from '../lib/rulebooks';

export interface Drawing {
  game: string;
  ui: GameUI;
  texts: Texts;
  Figure: FigureDrawing;
}

export async function drawingOf(game: string): Promise<Drawing | null> {
  const [found, Figure] = await Promise.all([loadGameUI(game), loadDrawing(game)]);
  return found && Figure ? { game, ...found, Figure } : null;
}

/** Those who sit at the tables of figures and examples. */
const NAMES = ['Anna', 'Bruno', 'Cecylia', 'Dawid', 'Ewa', 'Filip'];

/** The table of a figure, where nobody plays. */
export function tableOf(game: string, { players, settings, view }: Figure): Table {
  return {
    id: 'figure',
    game,
    title: '',
    state: 'running',
    public: false,
    players,
    settings,
    catalogue: '',
    hosting: false,
    entry: 0,
    created: '',
    next: null,
    watching: 0,
    seats: Array.from({ length: players }, (_, seat) => madeUpSeat(seat, NAMES[seat] ?? '', seat === view.seat)),
    notes: [],
    due: [],
    result: null,
    pace: NO_CLOCK,
    seeking: false,
    hints: false,
    hinted: false,
  };
}
