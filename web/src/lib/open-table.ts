// Opening a table and going there.
import { api } from './api';
import { reason } from './i18n.svelte';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import type { NewTable, Sitter } from './protocol';
import { router } from './router.svelte';

export async function openTable(table: NewTable, nickname = me.nickname): Promise<void> {
  try {
    await me.signIn(nickname);
    const { id } = await api.open(table);
    const pace = router.query.get('bots');
    router.go(`/table/${id}${pace ? `?bots=${pace}` : ''}`);
  } catch (problem) {
    notices.show(() => reason(problem), 'refusal');
  }
}

/** The first seat is ours, bots hold the others. */
export const againstBots = (game: string, players: number, bot: string): NewTable => ({
  game,
  players,
  public: false,
  seats: Array.from({ length: players }, (_, seat): Sitter => (seat === 0 ? { sitter: 'me' } : { sitter: 'bot', bot })),
  start: true,
});

/** With how many one plays who hasn't chosen. */
export const usualPlayers = (seats: readonly number[]): number => Math.min(3, seats.at(-1) ?? 2);
