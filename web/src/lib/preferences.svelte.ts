// What this browser likes: how well and how fast bots play, whether it is asked before a turn ends early, sounds.
import { router } from './router.svelte';
import { recall, remember } from './store';

export const PACES = ['calm', 'brisk', 'fast'] as const;
export type Pace = (typeof PACES)[number];

const isPace = (value: string | null): value is Pace => PACES.some((pace) => pace === value);

const FIRST_LEVEL = 'apprentice';

class Preferences {
  #pace = $state<Pace>('brisk');
  #level = $state(recall('level') ?? FIRST_LEVEL);
  #asks = $state(recall('asks') !== 'no');
  #sounds = $state(recall('sounds') === 'yes');

  constructor() {
    const pace = recall('pace');
    if (isPace(pace)) this.#pace = pace;
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  /** How well the bots play that one sits down with; one of those that the server offers. */
  get level(): string {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    remember('level', level);
  }
  levelOf(bots: readonly string[]): string {
    return bots.includes(this.#level) ? this.#level : (bots[0] ?? '');
  }

  /** Ending a turn with actions left asks once, on the board. */
  get asks(): boolean {
    return this.#asks;
  }
  set asks(asks: boolean) {
    this.#asks = asks;
    remember('asks', asks ? 'yes' : 'no');
  }

  get sounds(): boolean {
    return this.#sounds;
  }
  set sounds(sounds: boolean) {
    this.#sounds = sounds;
    remember('sounds', sounds ? 'yes' : 'no');
  }
}

export const preferences = new Preferences();

/** How fast bots are to play: as the address says, else as this browser likes it. */
export const wantedPace = (): Pace => (router.query.get('bots') === 'fast' ? 'fast' : preferences.pace);
