// The HTTP API: one function a request; a refusal is thrown as Refused.
import type { HintList, LessonState, RulebookPage } from '../wire';
import type { Catalogue, Games, NewTable, Refusal, Replay, Sitter, Table, TableChanges, Tagged } from './protocol';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.say.en ?? `status ${status}`);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The token that goes with everything that is written; over https its cookie has a stricter name. */
const csrf = () => cookie('__Host-kantor_csrf') || cookie('kantor_csrf');

export async function ask<T>(method: string, path: string, body?: unknown, retry = true, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') {
    if (!csrf()) await fetch('/api/session');
    headers['x-kantor-csrf'] = csrf();
  }
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  } catch {
    throw new Refused(0, null);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const refusal = await answer.json().then(
    (found: Partial<Refusal>) => (found.say ? (found as Refusal) : null),
    () => null,
  );
  // A cookie of an earlier server no longer counts: take the new one and try once more.
  if (refusal?.error === 'csrf' && retry) {
    await fetch('/api/session');
    return ask<T>(method, path, body, false, signal);
  }
  throw new Refused(answer.status, refusal);
}

export const query = (values: Record<string, string | number | boolean | null | undefined>) => {
  const found = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return found.length ? `?${new URLSearchParams(found.map(([key, value]) => [key, String(value)]))}` : '';
};

const made = (moves: readonly string[], more: [string, string][] = []) => {
  const all = [...more, ...moves.map((move): [string, string] => ['move', move])];
  return all.length ? `?${new URLSearchParams(all)}` : '';
};

export const api = {
  session: () => ask<{ name: string | null }>('GET', '/session'),
  signIn: (name: string) => ask<{ name: string }>('POST', '/session', { name }),
  games: () => ask<Games>('GET', '/games'),
  catalogue: (game: string, fingerprint: string) => ask<Catalogue>('GET', `/games/${game}/catalogues/${fingerprint}`),
  rulebook: (game: string, language: string) => ask<RulebookPage>('GET', `/games/${game}/rulebook/${language}`),
  tables: (state: string | null, mine: boolean) => ask<{ tables: Table[] }>('GET', `/tables${query({ state, mine })}`),
  table: (id: string) => ask<Table>('GET', `/tables/${id}`),
  open: (table: NewTable) => ask<Table>('POST', '/tables', table),
  change: (id: string, changes: TableChanges) => ask<Table>('PATCH', `/tables/${id}`, changes),
  close: (id: string) => ask<void>('DELETE', `/tables/${id}`),
  sit: (id: string, seat: number, sitter: Sitter) => ask<Table>('PUT', `/tables/${id}/seats/${seat}`, sitter),
  getUp: (id: string, seat: number) => ask<Table>('DELETE', `/tables/${id}/seats/${seat}`),
  start: (id: string) => ask<Table>('POST', `/tables/${id}/start`),
  resign: (id: string, seat: number) => ask<Table>('POST', `/tables/${id}/seats/${seat}/resign`),
  substitute: (id: string, seat: number) => ask<Table>('POST', `/tables/${id}/seats/${seat}/substitute`),
  comeBack: (id: string) => ask<Table>('POST', `/tables/${id}/return`),
  takeHost: (id: string) => ask<Table>('POST', `/tables/${id}/host`),
  leave: (id: string) => ask<void>('POST', `/tables/${id}/leave`),
  rematch: (id: string) => ask<Table>('POST', `/tables/${id}/again`),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    ask<Replay>('GET', `/tables/${id}/replay${query({ seat, from, to })}`),
  hint: (id: string, seat: number, decision: number, signal: AbortSignal) => ask<HintList>('POST', `/tables/${id}/seats/${seat}/hint`, { decision }, true, signal),
  lesson: (game: string, lesson: string, moves: readonly string[]) => ask<LessonState>('GET', `/games/${game}/lessons/${lesson}${made(moves)}`),
  lessonPreview: (game: string, lesson: string, moves: readonly string[], tried: string) =>
    ask<{ events: Tagged[] }>('GET', `/games/${game}/lessons/${lesson}/preview${made(moves, [['tried', tried]])}`),
};

export const recordAddress = (id: string) => `/api/tables/${id}/record`;
