import { remember } from './store';

export type Theme = 'light' | 'dark';

class Desk {
  theme = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  toggle(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = this.theme;
    remember('theme', this.theme);
  }
}

export const desk = new Desk();

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');
