// The requests about talk, notes and invitations of a table.
import { ask } from '../lib/api';
import type { Friends, InvitationWish, Silences, SilenceWish, TableInvitations } from '../wire';

export const around = {
  silences: () => ask<Silences>('GET', '/me/silences'),
  silence: (wish: SilenceWish) => ask<Silences>('POST', '/me/silences', wish),
  hearAgain: (id: number) => ask<Silences>('DELETE', `/me/silences/${id}`),
  report: (table: string, word: number) => ask<void>('POST', `/tables/${table}/words/${word}/report`),
  notes: (table: string) => ask<{ text: string }>('GET', `/tables/${table}/notes`),
  note: (table: string, text: string) => ask<{ text: string }>('PUT', `/tables/${table}/notes`, { text }),
  friends: () => ask<Friends>('GET', '/me/friends'),
  befriend: (table: string, seat: number) => ask<Friends>('PUT', '/me/friends', { table, seat }),
  unfriend: (id: number) => ask<Friends>('DELETE', `/me/friends/${id}`),
  invited: (table: string) => ask<TableInvitations>('GET', `/tables/${table}/invitations`),
  invite: (table: string, wish: InvitationWish) => ask<TableInvitations>('POST', `/tables/${table}/invitations`, wish),
  withdraw: (table: string, id: number) => ask<TableInvitations>('DELETE', `/tables/${table}/invitations/${id}`),
  code: (table: string) => ask<{ code: string }>('POST', `/tables/${table}/code`),
};
