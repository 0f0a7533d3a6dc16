// Who sits here: a nickname, remembered, or one drawn from old merchants' names.
import { api } from './api';
import { recall, remember } from './store';

const NAMES = (
  'Ada Agata Albert Anna Barbara Berta Bogdan Brygida Dorota Elias Elza Feliks Gerda Gerta Hanka Henryk Ida Jakub Jost Justyna ' +
  'Klara Konrad Lena Lubin Łucja Marek Marta Mikołaj Nina Olaf Oskar Petra Roman Stefan Teresa Tomasz Urszula Wiktor Zofia'
).split(' ');

class Me {
  name = $state(recall('name') ?? '');
  #signedIn = $state<string | null>(null);
  #lot = '';

  /** The nickname that a new guest gets: the remembered one, or one by lot. */
  get nickname(): string {
    if (!this.name) this.name = this.#lot = drawn(NAMES);
    return this.name;
  }

  /** Another name for a guest who got this one by lot and finds it at the table already; else the name itself. */
  unlike(name: string, others: readonly string[]): string {
    if (name !== this.#lot || !others.includes(name)) return name;
    return (this.name = this.#lot = drawn(NAMES.filter((one) => !others.includes(one))));
  }

  /** Whether the server knows us, as far as it was asked. */
  get known(): boolean {
    return this.#signedIn !== null;
  }

  async fetch(): Promise<void> {
    const { name } = await api.session();
    this.#signedIn = name;
    if (name) this.name = name;
  }

  /** Makes sure that the server knows us by our nickname; true when it hadn't known us at all. */
  async signIn(name = this.nickname): Promise<boolean> {
    const wanted = name.trim().slice(0, 24) || this.nickname;
    const stranger = this.#signedIn === null;
    this.#lot = '';
    if (this.#signedIn !== wanted) this.#signedIn = (await api.signIn(wanted)).name;
    this.name = wanted;
    remember('name', wanted);
    return stranger;
  }
}

const drawn = (names: readonly string[]) => names[Math.floor(Math.random() * names.length)] ?? 'Ada';

export const me = new Me();
