import type { Texts } from '$kantor/lib/i18n.svelte';

/** The name of a thing with a capital first letter, as it stands alone. */
export function title(texts: Texts, kind: string, id: string): string {
  const name = texts.say(`${kind}-${id}`);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
