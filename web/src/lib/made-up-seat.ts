import type { Seat, Table } from './protocol';

/** A seat of a table that nobody else sits at: of a lesson, or of a figure. */
export const madeUpSeat = (seat: number, name: string, yours: boolean): Seat => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  host: yours,
  yours,
  connected: true,
  away: null,
  substitute: null,
  stood_in: 0,
  hints: 0,
  agreed: 0,
  you_agreed: false,
  bank: null,
});

/** A table where nobody waits. */
export const NO_CLOCK: Table['pace'] = { kind: 'free', bank: 0, increment: 0, most: 0, at_zero: 'bot', bot: 'trader' };
