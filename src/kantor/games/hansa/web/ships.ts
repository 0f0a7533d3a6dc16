// Where a little ship has room beside a sea route: near its line, clear of everything else that is drawn.
import type { Chart, Road } from './chart';
import { landOf } from './coast';

interface Ship {
  x: number;
  y: number;
  left: boolean;
}

const ROOM = 42;
const ASIDE = [34, 40, 48, 58, 70];

function numbers(path: string): number[] {
  return path.match(/-?[\d.]+/g)?.map(Number) ?? [];
}

/** A point of the curve, and the direction there. */
function along({ path }: Road, t: number): { x: number; y: number; across: number; down: number } {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbers(path);
  const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  const slope = (a: number, b: number, c: number) => 2 * (1 - t) * (b - a) + 2 * t * (c - b);
  const [across, down] = [slope(ax, bx, cx), slope(ay, by, cy)];
  const length = Math.hypot(across, down) || 1;
  return { x: at(ax, bx, cx), y: at(ay, by, cy), across: across / length, down: down / length };
}

function free(chart: Chart, x: number, y: number): boolean {
  if (x < 26 || y < 34 || x > chart.width - 26 || y > chart.height - 24) return false;
  const { table, towns, roads } = chart;
  if (Math.abs(x - table.x) < 136 && Math.abs(y - table.y) < 70) return false;
  for (const town of towns) {
    const half = Math.max(2, town.offices.length) * 18 + 32;
    const name = 78;
    if (Math.abs(x - town.x) < half && y > town.y - 66 && y < town.y + 46) return false;
    if (Math.abs(x - town.x) < name && y > town.y && y < town.y + 74) return false;
    if (town.abilities.length && Math.abs(x - town.x) < 86 && y < town.y && y > town.y - 110) return false;
  }
  for (const road of roads) {
    if ([...road.posts, road.token].some((post) => Math.hypot(post.x - x, post.y - y) < ROOM)) return false;
    for (let t = 0.05; t < 1; t += 0.05) {
      const point = along(road, t);
      if (Math.hypot(point.x - x, point.y - y) < 30) return false;
    }
  }
  return true;
}

/** The points of a ship, from its middle, that must be afloat. */
const HULL = [[-20, 14], [20, 14], [0, -18]] as const;

export function shipsOf(chart: Chart): Ship[] {
  const land = landOf(chart.coast);
  const afloat = (x: number, y: number) => HULL.every(([across, down]) => !land(x + across, y + down));
  const found: Ship[] = [];
  for (const road of chart.roads.filter(({ sea }) => sea))
    search: for (const aside of ASIDE)
      for (const t of [0.5, 0.4, 0.6, 0.3, 0.7, 0.24, 0.76])
        for (const side of [1, -1]) {
          const { x, y, across, down } = along(road, t);
          const place = { x: Math.round(x - side * down * aside), y: Math.round(y + side * across * aside), left: across < 0 };
          if (!afloat(place.x, place.y) || !free(chart, place.x, place.y) || found.some((ship) => Math.hypot(ship.x - place.x, ship.y - place.y) < 60)) continue;
          found.push(place);
          break search;
        }
  return found;
}
