// The same sentence several times in a row is one line.
export interface Gathered {
  at: number;
  times: number;
}

export function gathered<T extends { text: string }>(lines: readonly T[]): (T & Gathered)[] {
  const found: (T & Gathered)[] = [];
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    if (last?.text === line.text) last.times++;
    else found.push({ ...line, at, times: 1 });
  }
  return found;
}
