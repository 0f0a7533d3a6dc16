// Sentences in Polish and English from Fluent files; the twin of src/kantor/core/text.py.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import en from '../../text/en.ftl?raw';
import pl from '../../text/pl.ftl?raw';
import type { Language, Refusal, Tagged } from './protocol';
import { Refused } from './api';
import { recall, remember } from './store';

export type Args = Record<string, FluentVariable>;
type Sources = Record<Language, readonly string[]>;

/** Marks around names in a rich sentence: start, kind and id, the name itself, end. */
export const MARK = { start: '\uE000', middle: '\uE001', end: '\uE002' } as const;
const MARKS = /\uE000[^\uE001]*\uE001|\uE002/g;

export const marked = (kind: string, id: string | number, name: string) =>
  `${MARK.start}${kind}:${id}${MARK.middle}${name}${MARK.end}`;
export const plain = (text: string) => text.replace(MARKS, '');

function preferred(): Language {
  const chosen = recall('language');
  if (chosen === 'en' || chosen === 'pl') return chosen;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'pl');
  return known === 'pl' ? 'pl' : 'en';
}

class Locale {
  language = $state<Language>(preferred());

  constructor() {
    document.documentElement.lang = this.language;
  }

  choose(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }
}

export const locale = new Locale();

/** All messages of the shell and, with its sources, of one game. */
export class Texts {
  #bundles = new Map<Language, FluentBundle>();

  constructor(
    private readonly sources: readonly Sources[],
    private readonly seats: Record<string, readonly string[]> = {},
  ) {}

  has(id: string): boolean {
    return this.#bundle(locale.language).hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    return plain(this.rich(id, args));
  }

  /** The sentence with marks around names, for those who can draw them. */
  rich(id: string, args: Args = {}): string {
    const bundle = this.#bundle(locale.language);
    const message = bundle.getMessage(id);
    if (!message?.value) return id;
    return bundle.formatPattern(message.value, args, []);
  }

  /** The sentence for a move or an event: `<prefix>-<tag>` with its fields as arguments. */
  tell(value: Tagged, seatName: (seat: number) => string): string {
    const prefix = value.event ? 'event' : 'move';
    const id = `${prefix}-${value.event ?? value.move}`;
    if (!this.has(id)) return Object.values(value).join(' ');
    return this.rich(id, this.#arguments(id, value, seatName));
  }

  #arguments(id: string, value: object, seatName: (seat: number) => string): Args {
    const seats = this.seats[id] ?? [];
    const argument = (field: string, content: unknown): FluentVariable => {
      if (content === null || content === undefined) return 'none';
      if (typeof content === 'boolean') return content ? 'yes' : 'no';
      if (Array.isArray(content)) return content.map((part) => String(argument(field, part))).join(', ') || 'none';
      if (typeof content === 'object') return this.rich(`item-${field}`, this.#arguments(`item-${field}`, content, seatName));
      return seats.includes(field) ? marked('seat', Number(content), seatName(Number(content))) : (content as FluentVariable);
    };
    return Object.fromEntries(Object.entries(value).map(([field, content]) => [field, argument(field, content)]));
  }

  #bundle(language: Language): FluentBundle {
    const known = this.#bundles.get(language);
    if (known) return known;
    const bundle: FluentBundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: ([ident, whose], named) => name(bundle, ident, whose, named) },
    });
    for (const source of this.sources)
      for (const text of source[language]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles.set(language, bundle);
    return bundle;
  }
}

const SEAT = new RegExp(`${MARK.start}seat:(\\d+)${MARK.middle}`);

/** `whose`: a seat, or `own` for the seat that acts. */
function name(bundle: FluentBundle, ident: FluentValue | undefined, whose: FluentValue | undefined, named: Record<string, FluentValue>): string {
  const id = String(ident?.valueOf());
  const kind = String(named.kind?.valueOf());
  const owner = whose === undefined ? '' : String(whose.valueOf());
  const of = owner === 'own' ? '@own' : SEAT.test(owner) ? `@${SEAT.exec(owner)?.[1]}` : '';
  const message = bundle.getMessage(`${kind}-${id}`);
  const pattern = (named.case && message?.attributes[String(named.case.valueOf())]) || message?.value;
  return pattern ? marked(kind + of, id, bundle.formatPattern(pattern, {}, [])) : id;
}

export const shellTexts: Sources = { en: [en], pl: [pl] };
export const texts = new Texts([shellTexts]);
export const t = (id: string, args?: Args) => texts.say(id, args);

/** Why something was refused, in the language of the moment. */
export function reason(problem: unknown): string {
  const refusal: Refusal | null = problem instanceof Refused ? problem.refusal : (problem as Refusal | null);
  return refusal?.say ? refusal.say[locale.language] : t('error-no-line');
}
