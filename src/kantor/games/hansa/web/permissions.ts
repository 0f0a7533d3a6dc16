// What a permission says: nobody's, its holder's, still good in this turn, or used.
import type { TableStore } from '$kantor/lib/table.svelte';
import type { PermissionView } from './wire';

export type State = 'nobody' | 'held' | 'ready' | 'used';

export function stateOf({ holder, used }: PermissionView, turn: number | null): State {
  if (holder === null) return 'nobody';
  if (holder !== turn) return 'held';
  return used ? 'used' : 'ready';
}

export function toldOf({ city, countries, holder, used }: PermissionView, store: TableStore): string {
  const { texts } = store;
  return texts.say('board-permission', {
    city: texts.say(`city-${city}`),
    countries: countries.map((country) => texts.say(`country-${country}`)).join(', '),
    holder: holder === null ? 'none' : store.name(holder),
    used: used ? 'yes' : 'no',
  });
}
