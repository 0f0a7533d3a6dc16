// Six seats: a colour that colour-blind eyes tell apart, an emblem, and the ink in which the emblem is stamped.
export const EMBLEMS = ['anchor', 'key', 'wheel', 'ship', 'bee', 'lion'] as const;
export type Emblem = (typeof EMBLEMS)[number];

const INKS = ['#fff3dc', '#fff3dc', '#2d1d0f', '#fffaf0', '#4a2f17', '#f3d58a'];

export const emblemOf = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? 'anchor';
export const colourOf = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
export const inkOf = (seat: number): string => INKS[seat % INKS.length] ?? '#fff3dc';
