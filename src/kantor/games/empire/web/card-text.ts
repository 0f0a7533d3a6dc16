// A card in words.
import type { Texts } from '$kantor/lib/i18n.svelte';
import type { CardView } from './wire';

export function cardText(texts: Texts, card: CardView): string {
  const deeds = card.parts.map(({ action, n }) => texts.say('item-deeds', { action, n })).join(', ');
  return texts.say('board-card', { good: card.good, count: card.count, op: card.op, deeds });
}
