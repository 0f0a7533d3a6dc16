// Hills, woods and fields where nothing else is drawn: the same for a side every time.
import type { Chart } from './chart';

const STEP = 46;

interface Mark {
  x: number;
  y: number;
  kind: number;
}

const HILLS = 'm-11 5 6-11 4 6 5-9 8 14m-15-6 2 4m7-8 3 6';
const WOOD = 'm-8 6v-4m0 0c-5 0-5-8 0-8s5 8 0 8m9 4v-5m0 0c-6 0-6-10 0-10s6 10 0 10m9 5v-4m0 0c-4 0-4-7 0-7s4 7 0 7';
const FIELD = 'm-10 3c4-3 7 2 10 0s6-2 9 0m-15-6c4-2 6 1 9 0m-12 10c4-2 8 1 13-1';
export const MARKS = [HILLS, WOOD, FIELD] as const;

/** How far a point is from everything that is drawn there. */
function free(chart: Chart, x: number, y: number): boolean {
  if (x < 30 || y < 30 || x > chart.width - 30 || y > chart.height - 30) return false;
  const { table } = chart;
  if (Math.abs(x - table.x) < 130 && Math.abs(y - table.y) < 62) return false;
  for (const { x: left, y: top, offices, abilities } of chart.towns)
    if (Math.abs(x - left) < Math.max(78, offices.length * 18 + 26) && y - top > -64 - 36 * abilities.length && y - top < 62) return false;
  return chart.roads.every(({ posts, token }) => [...posts, token].every((post) => Math.hypot(post.x - x, post.y - y) > 40));
}

export function marksOf(chart: Chart, onLand: (x: number, y: number) => boolean): string[] {
  let seed = [...chart.key].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0, 5);
  const random = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const marks: Mark[] = [];
  for (let top = STEP / 2; top < chart.height; top += STEP)
    for (let left = STEP / 2; left < chart.width; left += STEP) {
      const [x, y] = [left + (random() - 0.5) * 26, top + (random() - 0.5) * 26];
      const kind = Math.floor(random() * 3);
      if (random() < 0.62 && free(chart, x, y) && onLand(x, y)) marks.push({ x, y, kind });
    }
  return MARKS.map((shape, kind) => marks.filter((mark) => mark.kind === kind).map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}${shape}`).join(''));
}
