// Places that are pointed at: they get `data-look` until the returned function is called.
import type { Flights } from './flights.svelte';

export function pointAt(spots: readonly string[], flights: Flights): () => void {
  const marked: Element[] = [];
  for (const spot of spots)
    for (const element of [flights.at(spot), ...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)])
      if (element) {
        element.setAttribute('data-look', '');
        marked.push(element);
      }
  return () => marked.forEach((element) => element.removeAttribute('data-look'));
}
