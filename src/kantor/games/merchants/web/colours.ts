// The colours of the goods; each also has a drawing, and a hatching as engravers write tinctures.
import type { Good } from './wire';

export interface Tint {
  base: string;
  light: string;
  dark: string;
}

export const TINTS: Record<Good, Tint> = {
  grain: { base: '#dfae3a', light: '#f3d578', dark: '#9a6d14' },
  wood: { base: '#93633a', light: '#bd8a5a', dark: '#5a3719' },
  porcelain: { base: '#eef0ee', light: '#ffffff', dark: '#9fb0bd' },
  fish: { base: '#3f7fa8', light: '#7db3d3', dark: '#1f4f70' },
  spice: { base: '#bb4127', light: '#e07a55', dark: '#762211' },
  cloth: { base: '#4f8a57', light: '#86b98b', dark: '#2a5531' },
};

/** How the hatching of a good runs: angle and distance of its lines; dots for gold, nothing for silver. */
export const HATCHING: Record<Good, { angle: number; dots?: boolean; gap: number } | null> = {
  grain: { angle: 0, dots: true, gap: 4 },
  wood: { angle: 45, gap: 3 },
  porcelain: null,
  fish: { angle: 0, gap: 3.2 },
  spice: { angle: 90, gap: 3.2 },
  cloth: { angle: -45, gap: 3.6 },
};
