// The addresses of the rules' paragraphs, and the way back.

/** The address of a paragraph; `from` is where the reader goes back to. */
export function rulesAddress(game: string, anchor = '', from = ''): string {
  const back = from && from !== '/' ? `?from=${encodeURIComponent(from)}` : '';
  return `/rules/${game}${back}${anchor ? `#${anchor}` : ''}`;
}

/** Where the reader came from, if it is a page of ours. */
export const backAddress = (from: string | null): string => (from && /^\/(table|learn)\/[\w/-]+$/.test(from) ? from : '/');
