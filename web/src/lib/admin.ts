// What the admin page asks of the server.
import type { AdminBans, AdminSite, AdminPeople, AdminTables, NewBan, NewMessage, Reports } from '../wire';
import { ask } from './api';

export const admin = {
  signIn: (token: string) => ask<void>('POST', '/admin/session', { token }),
  signOut: () => ask<void>('DELETE', '/admin/session'),
  site: () => ask<AdminSite>('GET', '/admin/house'),
  say: (wish: NewMessage) => ask<AdminSite>('POST', '/admin/house', wish),
  tables: () => ask<AdminTables>('GET', '/admin/tables'),
  closeTable: (id: string) => ask<void>('DELETE', `/admin/tables/${id}`),
  people: (search: string) => ask<AdminPeople>('GET', `/admin/people?search=${encodeURIComponent(search)}`),
  endSessions: (person: string) => ask<void>('DELETE', `/admin/people/${person}/sessions`),
  bans: () => ask<AdminBans>('GET', '/admin/bans'),
  ban: (wish: NewBan) => ask<AdminBans>('POST', '/admin/bans', wish),
  reports: () => ask<Reports>('GET', '/admin/reports'),
  dismiss: (id: number) => ask<void>('DELETE', `/admin/reports/${id}`),
  deleteWord: (id: number) => ask<void>('DELETE', `/admin/words/${id}`),
  deleteWordsOf: (person: string) => ask<void>('DELETE', `/admin/people/${person}/words`),
  unban: (id: number) => ask<void>('DELETE', `/admin/bans/${id}`),
};
