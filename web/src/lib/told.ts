// What lists of tables say of each: since when somebody is waited for, and how it ended.
import type { ResultInfo } from '../wire';
import { locale, t } from './i18n.svelte';

/** Names, joined as the language does it. */
export const joined = (names: string[]) => new Intl.ListFormat(locale.language).format(names);

/** How long ago, in the largest unit that fits. */
export function ago(at: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(at)) / 60_000);
  if (minutes < 1) return t('just-now');
  const format = new Intl.RelativeTimeFormat(locale.language, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 1440 ? format.format(-Math.floor(minutes / 60), 'hour') : format.format(-Math.floor(minutes / 1440), 'day');
}

/** Who won, and everybody's points, the best first. */
export function outcome({ ranking, totals }: ResultInfo, name: (seat: number) => string): string {
  const winners = ranking[0] ?? [];
  const points = ranking.flat().map((seat) => `${name(seat)} ${totals[seat] ?? 0}`);
  return `${t('score-winner', { count: winners.length, names: joined(winners.map(name)) })} ${points.join(' · ')}`;
}
