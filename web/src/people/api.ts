// The requests about people: games, account, profile.
import { ask, query } from '../lib/api';
import type { AccountInfo, Claim, HoursInfo, MyGames, MyHours, NewDevice, NoticeSettings, NoticeWish, ProfileInfo, SignIn } from '../wire';

export type State = 'waiting' | 'running' | 'over';
type Options = Record<string, unknown>;

export const people = {
  games: (state: State, search: { game?: string; with?: string; after?: string; at?: string } = {}) =>
    ask<MyGames>('GET', `/me/games${query({ state, ...search })}`),
  hide: (table: string) => ask<void>('PUT', `/me/hidden/${table}`),
  show: (table: string) => ask<void>('DELETE', `/me/hidden/${table}`),
  notices: () => ask<NoticeSettings>('GET', '/me/notices'),
  setNotices: (wish: NoticeWish) => ask<NoticeSettings>('PUT', '/me/notices', wish),
  addDevice: (device: NewDevice) => ask<NoticeSettings>('PUT', '/me/push', device),
  dropDevice: (id: number) => ask<NoticeSettings>('DELETE', `/me/push/${id}`),
  hours: () => ask<MyHours>('GET', '/me/hours'),
  setHours: (hours: HoursInfo) => ask<MyHours>('PUT', '/me/hours', hours),
  vacation: (days: number) => ask<MyHours>('POST', '/me/vacation', { days }),
  account: () => ask<AccountInfo>('GET', '/account'),
  claim: (claim: Claim) => ask<AccountInfo>('POST', '/account/claim', claim),
  signIn: (by: SignIn) => ask<{ name: string }>('POST', '/account/session', by),
  signInOptions: () => ask<Options>('POST', '/account/session/options'),
  signOut: () => ask<void>('DELETE', '/session'),
  endOthers: () => ask<AccountInfo>('DELETE', '/account/sessions'),
  endSession: (id: string) => ask<AccountInfo>('DELETE', `/account/sessions/${id}`),
  setPassword: (wish: { login: string; password: string; old: string }) => ask<AccountInfo>('PUT', '/account/password', wish),
  sendLink: (mail: string, language: string) => ask<void>('POST', '/account/mail', { mail, language }),
  passkeyOptions: () => ask<Options>('POST', '/account/passkeys/options'),
  addPasskey: (credential: Options) => ask<AccountInfo>('POST', '/account/passkeys', { credential }),
  dropPasskey: (id: string) => ask<AccountInfo>('DELETE', `/account/passkeys/${id}`),
  handOver: () => ask<{ address: string }>('POST', '/account/hand-over'),
  setShows: (shows: readonly string[]) => ask<AccountInfo>('PUT', '/account/shows', { shows }),
  forget: (name: string) => ask<void>('DELETE', '/account', { name }),
  profile: (person: string) => ask<ProfileInfo>('GET', `/people/${person}`),
};

export const exportAddress = '/api/account/export';
