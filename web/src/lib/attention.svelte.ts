// It is my turn, and I may be looking elsewhere: the tab's title, its icon, a notification of the browser.
import { ask } from './api';
import { t } from './i18n.svelte';
import { recall, remember } from './store';

const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

class Attention {
  #notifies = $state(recall('notifies') === 'yes' && granted());
  #quiet = $state.raw<ReadonlySet<string>>(new Set((recall('quiet') ?? '').split(' ').filter(Boolean)));
  #pushed = $state((recall('push') ?? '').split(' '));
  #shown: Notification | null = null;

  /** Whether the browser shows a notification when it is my turn and I look elsewhere. */
  get notifies(): boolean {
    return this.#notifies;
  }

  get possible(): boolean {
    return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
  }

  /** Asks the browser for leave; it has to be asked by a click. */
  async choose(wanted: boolean): Promise<void> {
    this.#notifies = wanted && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    remember('notifies', this.#notifies ? 'yes' : 'no');
  }

  /** Which kinds of news this browser gets as push messages: those the page doesn't tell by itself. */
  pushed(kinds: string): void {
    this.#pushed = kinds.split(' ');
    remember('push', kinds);
  }

  quietAt(table: string): boolean {
    return this.#quiet.has(table);
  }

  /** A table that neither rings nor shows notifications. */
  setQuiet(table: string, quiet: boolean): void {
    const others = [...this.#quiet].filter((one) => one !== table);
    this.#quiet = new Set(quiet ? [...others.slice(-50), table] : others);
    remember('quiet', [...this.#quiet].join(' '));
    // Mail, push messages and webhooks are silent of it too; whoever is no guest yet gets none.
    void ask<void>(quiet ? 'PUT' : 'DELETE', `/me/quiet/${table}`).catch(() => undefined);
  }

  /** The title of a table's tab and its icon. */
  mark(title: string, mine: boolean): void {
    document.title = mine ? `● ${t('your-turn')} ${title}` : title;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const icon = mine ? ICON_TURN : ICON;
    if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
    if (!mine) this.#close();
  }

  /** Tell that something has come to be asked of me, unless I look at it. */
  tell(table: string, title: string, text: string): void {
    if (!this.#notifies || this.#pushed.includes('turn') || this.quietAt(table) || looking()) return;
    this.#close();
    try {
      // The same tag replaces what was told of this table before.
      this.#shown = new Notification(title, { body: text, tag: `kantor-${table}`, icon: '/icon-192.png' });
      this.#shown.onclick = () => {
        window.focus();
        this.#close();
      };
    } catch {
      // Some browsers allow notifications to service workers alone.
    }
  }

  #close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

function granted(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** An open tab without the focus isn't looked at. */
export const looking = () => !document.hidden && document.hasFocus();

export const attention = new Attention();
