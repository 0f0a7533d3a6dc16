// Which ship carries what. A ship keeps its place and its load while others change theirs.
import type { Good } from './wire';

type Load = Good | null;

/** The loads of so many ships, as near to what they were as the tokens allow. */
export function loads(before: readonly Load[], tokens: Readonly<Record<Good, number>>, ships: number): Load[] {
  const left = { ...tokens };
  const after = Array.from({ length: ships }, (_, at): Load => {
    const good = before[at] ?? null;
    if (good === null || left[good] === 0) return null;
    left[good]--;
    return good;
  });
  for (const good of Object.keys(left) as Good[])
    for (let at = 0; at < ships && left[good] > 0; at++)
      if (after[at] === null) {
        after[at] = good;
        left[good]--;
      }
  return after;
}
