// The sentences of the pages about people, loaded with them.
import en from '../../text/people/en.ftl?raw';
import pl from '../../text/people/pl.ftl?raw';
import { locale, shellTexts, Texts, type Args } from '../lib/i18n.svelte';

const texts = new Texts([shellTexts, { en: [en], pl: [pl] }]);
export const tp = (id: string, args?: Args) => texts.say(id, args);

export const day = (at: string) => new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(new Date(at));
export const moment = (at: string) => new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** A browser's long name of itself, cut down to what people know. */
export const browser = (agent: string) => {
  const name = /(Firefox|Edg|OPR|Chrome|Safari)[/\w]*/.exec(agent)?.[1] ?? agent.slice(0, 30);
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  return [name === 'Edg' ? 'Edge' : name === 'OPR' ? 'Opera' : name, system].filter(Boolean).join(' · ') || tp('browser-unknown');
};
