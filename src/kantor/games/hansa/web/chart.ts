// The board as data: its towns and roads from the data files, and where they are drawn.
import boxData from '../data/box.json';
import drawings from '../data/drawing.json';
import { COAST, type Coast } from './coast';
import { SHORES } from './shores';
import type { Ability, Bonus, Favour, Kind, Token } from './wire';

export type Colour = 'white' | 'orange' | 'pink' | 'black';
export type Country = 'england' | 'wales' | 'scotland';

interface SideFile {
  board: string;
  players: number[];
  full_city_limit: number;
  east_west: { cities: string[]; points: number[] };
  prestige: { city: string; slots: { points: number; privilege: Colour }[] };
  taverns: string[];
  cities: { id: string; offices: Office[]; upgrade: Ability[] | null; ribbon?: string; green?: boolean; countries?: Country[] }[];
  routes: { id: string; a: string; b: string; posts: ('any' | 'circle')[]; sea?: boolean; country?: Country; bonus?: Bonus }[];
  country_points?: Partial<Record<Country, number[]>>;
}

interface Drawing {
  width: number;
  height: number;
  towns: Record<string, number[]>;
  table: number[];
  roads: Record<string, { bend: number[]; posts: number[][]; token: number[] }>;
}

export interface Office {
  privilege: Colour;
  shape: 'square' | 'circle';
  coin: number;
}

export interface Town {
  id: string;
  x: number;
  y: number;
  offices: readonly Office[];
  abilities: readonly Ability[];
  ribbon: readonly string[];
  /** Without printed offices. */
  green: boolean;
  countries: readonly Country[];
}

export interface PostPlace {
  x: number;
  y: number;
  /** What the moves call it: the route, or its posts for merchants only. */
  lane: string;
  merchants: boolean;
  country: Country;
}

export interface Road {
  id: string;
  ends: readonly [string, string];
  path: string;
  posts: readonly PostPlace[];
  token: { x: number; y: number };
  tavern: boolean;
  sea: boolean;
  country: Country;
  /** The permanent bonus of a sea route. */
  bonus: Bonus | null;
}

export interface Chart {
  key: string;
  width: number;
  height: number;
  towns: readonly Town[];
  roads: readonly Road[];
  table: { x: number; y: number; city: string; slots: readonly { points: number; privilege: Colour }[] };
  eastWest: { cities: readonly string[]; points: readonly number[] };
  fullLimit: number;
  coast: Coast | null;
  /** What the countries outside England bring at the end. */
  countryPoints: Partial<Record<Country, readonly number[]>>;
}

// The sides of the boards alone: what bots judge by isn't for the browser.
const files = import.meta.glob<SideFile>('../data/{base_*,britannia_*,east}.json', { eager: true, import: 'default' });
const sides = Object.entries(files).map(([path, side]) => ({ key: path.split('/').at(-1)?.replace('.json', '') ?? '', side }));

const point = ([x = 0, y = 0]: readonly number[]) => ({ x, y });

function made(key: string, side: SideFile): Chart {
  const drawing = (drawings as unknown as Record<string, Drawing>)[key]!;
  const at = (city: string) => point(drawing.towns[city] ?? [0, 0]);
  return {
    key,
    width: drawing.width,
    height: drawing.height,
    towns: side.cities.map(({ id, offices, upgrade, ribbon, green, countries }) => ({
      id,
      ...at(id),
      offices,
      abilities: upgrade ?? [],
      ribbon: (ribbon ?? 'plain').split('-'),
      green: green ?? false,
      countries: countries ?? [],
    })),
    roads: side.routes.map((route) => {
      const drawn = drawing.roads[route.id] ?? { bend: [0, 0], posts: [], token: [0, 0] };
      const mixed = route.posts.includes('any');
      const country = route.country ?? 'england';
      const [from, bend, to] = [at(route.a), point(drawn.bend), at(route.b)];
      return {
        id: route.id,
        ends: [route.a, route.b],
        path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
        posts: drawn.posts.map((place, index) => {
          const merchants = route.posts[index] === 'circle';
          return { ...point(place), merchants, country, lane: merchants && mixed ? `${route.id}-merchants` : route.id };
        }),
        token: point(drawn.token),
        tavern: side.taverns.includes(route.id),
        sea: route.sea ?? false,
        country,
        bonus: route.bonus ?? null,
      };
    }),
    table: { ...point(drawing.table), city: side.prestige.city, slots: side.prestige.slots },
    eastWest: side.east_west,
    fullLimit: side.full_city_limit,
    coast: COAST[key] ?? SHORES[key] ?? null,
    countryPoints: side.country_points ?? {},
  };
}

const known = new Map<string, Chart>();

/** The side of the board for so many players. */
export function chartOf(board: string, players: number): Chart {
  const name = `${board} ${players}`;
  const found = sides.find(({ side }) => side.board === board && side.players.includes(players)) ?? sides[0]!;
  if (!known.has(name)) known.set(name, made(found.key, found.side));
  return known.get(name)!;
}

export interface Track {
  id: Ability;
  values: readonly (number | string)[];
  cover: Kind;
}

export const TRACKS = boxData.abilities as unknown as readonly Track[];
export const TOKENS = boxData.tokens.map(({ id }) => id as Token);
export const TOKEN_TOTAL = boxData.tokens.reduce((sum, { total }) => sum + total, 0);
export const FAVOURS = boxData.favours as readonly Favour[];
export const missionCities = (card: number): readonly string[] => boxData.missions.find(({ id }) => id === card)?.cities ?? [];

/** The offices of a town stand so far apart on its plate. */
export const STEP = 36;
/** So far apart stand additional ones, above them. */
export const STOREY_STEP = 21;
export const slotsOf = (town: Town, offices: number): number => Math.max(town.green ? 2 : 1, town.green ? offices : town.offices.length);
export const plateWidth = (slots: number): number => slots * STEP + 14;
