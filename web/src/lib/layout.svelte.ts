// The three layouts of a table. The window decides; games adapt to the frame that is left for their board.
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'tall' | 'low';

const broad = new MediaQuery('(min-width: 1024px) and (min-height: 560px)');
const low = new MediaQuery('(max-height: 559px) and (orientation: landscape)');
const tablet = new MediaQuery('(min-width: 700px) and (min-height: 1000px)');
const small = new MediaQuery('(max-width: 699px), ((max-height: 559px) and (orientation: landscape))');
const roomy = new MediaQuery('(min-width: 1024px) and (min-height: 800px)');

export const layout = {
  /** wide: panels beside the board. tall: tray under the board. low, as a phone held sideways: tray beside the board. */
  get name(): Layout {
    return broad.current ? 'wide' : low.current ? 'low' : 'tall';
  },
  /** Panels stay open beside the board. */
  get wide(): boolean {
    return broad.current;
  },
  /** The players' desks are always in sight: beside the board, or under it on a tablet. */
  get desks(): boolean {
    return broad.current || tablet.current;
  },
  /** A phone: words and cards are drawn larger, and only what is needed most. */
  get small(): boolean {
    return small.current;
  },
  /** There is room for the moves above the log. */
  get roomy(): boolean {
    return roomy.current;
  },
};
