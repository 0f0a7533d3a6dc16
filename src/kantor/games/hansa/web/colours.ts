// The colours of offices and ribbons; an office also bears as many dots as its colour ranks among the privileges.
import type { Colour } from './chart';

export interface Tint {
  base: string;
  edge: string;
  ink: string;
  rank: number;
}

export const COLOURS: Record<Colour, Tint> = {
  white: { base: '#fbf5e4', edge: '#b7a681', ink: '#7c6846', rank: 1 },
  orange: { base: '#e39038', edge: '#8d4f12', ink: '#542a04', rank: 2 },
  pink: { base: '#d8809f', edge: '#84354f', ink: '#5b1830', rank: 3 },
  black: { base: '#2d2823', edge: '#0f0c09', ink: '#e4d6b8', rank: 4 },
};

export const RIBBONS: Record<string, { base: string; edge: string; ink: string }> = {
  plain: { base: 'var(--ribbon)', edge: '#8a6d42', ink: '#2d1d0f' },
  yellow: { base: '#dcb352', edge: '#7a5a14', ink: '#2d1d0f' },
  red: { base: '#9b2f28', edge: '#5d1713', ink: '#fff3dc' },
  green: { base: '#7d9557', edge: '#40511f', ink: '#1d2409' },
  blue: { base: '#40698a', edge: '#1f3c54', ink: '#fff3dc' },
  brown: { base: '#86592f', edge: '#533616', ink: '#fff3dc' },
};

/** `trader 2`, `merchant 0`, `trader neutral`: the kind and the owner, null for the neutral colour. */
export function readPiece(text: string): { kind: 'trader' | 'merchant'; owner: number | null } {
  const [kind, owner] = text.split(' ');
  return { kind: kind === 'merchant' ? 'merchant' : 'trader', owner: owner === 'neutral' ? null : Number(owner) };
}
