// Britain and the coast of France, in the measures of both drawings.
import type { Coast } from './coast';

export const BRITAIN_3P: Coast = { land: '', rivers: [], rose: [0, 0], ships: [] };
export const BRITAIN_45P: Coast = { land: '', rivers: [], rose: [0, 0], ships: [] };
