// Who stands where: the pieces of a region, and where they stand in it.
import type { TableView } from './wire';
import type { Region } from './map';

export interface Stack {
  /** A seat, or null for neutral armies. */
  owner: number | null;
  armies: number;
  cities: number;
}

export interface Placed extends Stack {
  x: number;
  y: number;
  scale: number;
}

export function stacksIn(table: TableView, region: string): Stack[] {
  const found: Stack[] = table.players
    .map(({ seat, armies, cities }) => ({ owner: seat, armies: armies[region] ?? 0, cities: cities[region] ?? 0 }))
    .filter(({ armies, cities }) => armies + cities > 0);
  const neutral = table.neutral[region] ?? 0;
  return neutral ? [...found, { owner: null, armies: neutral, cities: 0 }] : found;
}

/** Rows of stacks around the middle of the region, smaller the more there are. */
export function placed(region: Region, stacks: Stack[], least = 1): Placed[] {
  const widths = stacks.map(({ armies, cities }) => (armies ? 40 : 0) + (cities ? 38 : 0));
  const perRow = stacks.length <= 2 ? 2 : stacks.length <= 4 ? 2 : 3;
  const rows = Math.ceil(stacks.length / perRow);
  const lines = Array.from({ length: rows }, (_, row) => stacks.slice(row * perRow, (row + 1) * perRow).map((stack, at) => ({ stack, width: widths[row * perRow + at] ?? 40 })));
  const widest = Math.max(...lines.map((line) => line.reduce((sum, { width }) => sum + width + 4, 0)), 40);
  const fitting = Math.min(1.5, (region.room * 2) / widest, (region.room * 1.6) / (rows * 46));
  // Below that nobody could read them; better they stand a little over the border.
  const scale = Math.max(fitting, least);
  return lines.flatMap((line, row) => {
    const whole = line.reduce((sum, { width }) => sum + width + 4, -4) * scale;
    let x = region.x - whole / 2;
    const y = region.y + (row - rows / 2) * 46 * scale;
    return line.map(({ stack, width }) => {
      const at = { ...stack, x, y, scale };
      x += (width + 4) * scale;
      return at;
    });
  });
}
