import { remember } from './store';

export type Theme = 'light' | 'dark';

class Appearance {
  theme = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

  toggle(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = this.theme;
    remember('theme', this.theme);
  }
}

export const appearance = new Appearance();

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
