// The drawn land: regions as rings of arcs that neighbours share, made once by the drawing module.
import boxData from '../data/box.json';
import mapData from '../data/maps.json';
import shapeData from '../data/shapes.json';
import type { Good } from './wire';

interface Shape {
  width: number;
  height: number;
  arcs: number[][];
  regions: Record<string, number[][]>;
  middles: Record<string, number[]>;
  sea: number[][];
}

export interface Region {
  id: string;
  continent: string;
  ground: number;
  path: string;
  x: number;
  y: number;
  room: number;
  triangle: boolean;
  start: boolean;
}

export interface Land {
  width: number;
  height: number;
  regions: Region[];
  byId: Record<string, Region>;
  continents: { id: string; regions: string[] }[];
  coast: string;
  borders: string;
  crossings: { x: number; y: number; farX: number; farY: number }[];
}

type Point = [number, number];

const points = (flat: number[]): Point[] => Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);

/** A line through the middles of its pieces: the same curve from either end. */
function curve(line: Point[], begin: 'M' | 'L'): string {
  const [first, ...rest] = line;
  if (!first) return '';
  let path = `${begin}${first[0]} ${first[1]}`;
  rest.forEach(([x, y], at) => {
    const next = rest[at + 1];
    if (!next) path += `L${x} ${y}`;
    else path += `Q${x} ${y} ${((x + next[0]) / 2).toFixed(1)} ${((y + next[1]) / 2).toFixed(1)}`;
  });
  return path;
}

function land(side: string): Land {
  const shape = (shapeData as unknown as Record<string, Shape>)[side]!;
  const facts = mapData[side as keyof typeof mapData];
  const arcs = shape.arcs.map(points);
  const walked = (arc: number) => (arc >= 0 ? arcs[arc]! : [...arcs[~arc]!].reverse());
  const uses = arcs.map(() => 0);
  const regions = facts.continents.flatMap(({ id: continent, regions: ids }, ground) =>
    ids.map((id) => {
      const rings = shape.regions[id]!;
      rings.flat().forEach((arc) => (uses[arc >= 0 ? arc : ~arc]! += 1));
      const path = rings.map((ring) => `${ring.map((arc, at) => curve(walked(arc), at ? 'L' : 'M')).join('')}Z`).join('');
      const [x = 0, y = 0, room = 0] = shape.middles[id]!;
      return { id, continent, ground, path, x, y, room, triangle: facts.triangles.includes(id), start: facts.start === id };
    }),
  );
  const joined = (count: number) => arcs.filter((_, at) => uses[at] === count).map((arc) => curve(arc, 'M')).join('');
  return {
    width: shape.width,
    height: shape.height,
    regions,
    byId: Object.fromEntries(regions.map((region) => [region.id, region])),
    continents: facts.continents,
    coast: joined(1),
    borders: joined(2),
    crossings: shape.sea.map(([x = 0, y = 0, farX = 0, farY = 0]) => ({ x, y, farX, farY })),
  };
}

const known = new Map<string, Land>();

export function landOf(side: string): Land {
  const found = known.get(side) ?? land(side);
  known.set(side, found);
  return found;
}

/** The points of a good: with so many symbols, so many points. */
export const SCORING = Object.fromEntries(boxData.goods.map(({ id, scoring }) => [id, scoring])) as Record<Good, number[][]>;
export const GOODS = boxData.goods.map(({ id }) => id as Good);
