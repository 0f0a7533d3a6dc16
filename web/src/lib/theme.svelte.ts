import { recall, remember } from './store';

export type Theme = 'light' | 'dark';

class Appearance {
  theme = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  constructor() {
    // Until somebody chooses, the page goes with the system, by day and by night.
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
      if (!recall('theme')) this.#show(matches ? 'dark' : 'light');
    });
  }

  toggle(): void {
    this.#show(this.theme === 'dark' ? 'light' : 'dark');
    remember('theme', this.theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const appearance = new Appearance();

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
