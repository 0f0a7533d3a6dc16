import type { Change } from './protocol';

type Node = Record<string | number, unknown>;

/** A value with changes applied; what didn't change is shared with the old one. */
export function patched<T>(old: T, changes: Change[]): T {
  return changes.reduce<unknown>((value, change) => put(value, change[0], change.length > 1, change[1]), old) as T;
}

function put(old: unknown, path: (string | number)[], keep: boolean, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as Node) }) as Node;
  if (rest.length === 0 && !keep) delete copy[key];
  else copy[key] = put(copy[key], rest, keep, value);
  return copy;
}
