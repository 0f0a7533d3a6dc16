// Who sits here: a nickname, remembered, or one drawn from old merchants' names.
import { api } from './api';
import { recall, remember } from './store';

const NAMES = (
  'Ada Agata Albert Anna Barbara Berta Bogdan Brygida Dorota Elias Elza Feliks Gerda Gerta Hanka Henryk Ida Jakub Jost Justyna ' +
  'Klara Konrad Lena Lubin Łucja Marek Marta Mikołaj Nina Olaf Oskar Petra Roman Stefan Teresa Tomasz Urszula Wiktor Zofia'
).split(' ');

class Me {
  name = $state(recall('name') ?? '');
  #signedIn: string | null = null;

  /** The nickname that a new guest gets: the remembered one, or one by lot. */
  get nickname(): string {
    if (!this.name) this.name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada';
    return this.name;
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
    if (this.#signedIn !== wanted) this.#signedIn = (await api.signIn(wanted)).name;
    this.name = wanted;
    remember('name', wanted);
    return stranger;
  }
}

export const me = new Me();
