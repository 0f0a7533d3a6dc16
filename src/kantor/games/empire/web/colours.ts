// The colours of the goods; each also has a drawing, and a hatching as engravers write tinctures.
import type { Symbol } from './wire';

export interface Tint {
  base: string;
  light: string;
  dark: string;
}

export const TINTS: Record<Symbol, Tint> = {
  ruby: { base: '#a8476c', light: '#d98aa8', dark: '#641f3b' },
  wood: { base: '#8d6238', light: '#bb8b5c', dark: '#563517' },
  carrot: { base: '#d98032', light: '#f1b26f', dark: '#8a4710' },
  anvil: { base: '#5c7285', light: '#95a9b9', dark: '#2d3e4c' },
  ore: { base: '#6d7d52', light: '#a3b182', dark: '#3c4a26' },
  wild: { base: '#c9a23d', light: '#f1d785', dark: '#7c5c12' },
};

/** How the hatching of a good runs: angle and distance of its lines; dots for gold. */
export const HATCHING: Record<Symbol, { angle: number; dots?: boolean; gap: number }> = {
  ruby: { angle: 90, gap: 3.2 },
  wood: { angle: 45, gap: 3 },
  carrot: { angle: -45, gap: 3.4 },
  anvil: { angle: 0, gap: 3.2 },
  ore: { angle: 20, gap: 3.6 },
  wild: { angle: 0, dots: true, gap: 4 },
};

/** What lies in a continent's ground, by its place in the data file. */
export const GROUNDS = ['#e6d3a0', '#d3d8a6', '#e9c59c', '#d8cbb6', '#cbd6bf'] as const;
export const groundOf = (continent: number): string => GROUNDS[continent % GROUNDS.length] ?? GROUNDS[0];
