// The shapes of the tiles from the game's own data file, for drawings away from the table.
import file from '../data/tiles.json';

export const ARCS: Record<string, readonly string[]> = Object.fromEntries(file.roads.map(({ id, arcs }) => [id, arcs]));
