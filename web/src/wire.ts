// Written by scripts/types from the Python types; don't edit.

export interface Prompt {
  id: string;
  seat: number | null;
  args: Record<string, number | string>;
}

export interface Result {
  scores: readonly (Record<string, number>)[];
  totals: readonly number[];
  ranking: readonly (readonly number[])[];
  finished: boolean;
}

export interface Setting {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'order';
  default: boolean | number | string;
  values: readonly (number | string)[];
  default_for: Record<number, boolean | number | string>;
}

export interface View {
  game: string;
  seat: number | null;
  table: unknown;
  prompt: Prompt;
  options: readonly number[];
  waiting: readonly number[];
  scores: readonly (Record<string, number>)[];
  result: Result | null;
}
