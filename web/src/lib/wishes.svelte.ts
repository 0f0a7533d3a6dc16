// Settings as they were clicked: whatever was clicked in between, the last click is what is sent last.
import type { SettingValue, TableChanges } from './protocol';

type Act = (what: string, doing: () => Promise<unknown>) => void;

export class Wishes {
  /** What was clicked last of each setting, until the server has answered that. */
  all = $state.raw<Record<string, SettingValue>>({});
  #queued = new Set<string>();
  #count = 0;

  constructor(
    private readonly act: Act,
    private readonly send: (changes: TableChanges) => Promise<unknown>,
  ) {}

  /** Clicks that wait for their turn are sent once. */
  wish(key: string, value: SettingValue, changes: (value: SettingValue) => TableChanges): void {
    this.all = { ...this.all, [key]: value };
    if (this.#queued.has(key)) return;
    this.#queued.add(key);
    this.act(`wish ${this.#count++}`, async () => {
      this.#queued.delete(key);
      try {
        await this.send(changes(this.all[key] ?? value));
      } finally {
        if (!this.#queued.has(key)) this.all = Object.fromEntries(Object.entries(this.all).filter(([one]) => one !== key));
      }
    });
  }
}
