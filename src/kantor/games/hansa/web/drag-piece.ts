// Dragging a piece: from a post or a supply to a post. Where it is let go, the table is asked what that means.
import type { OfferedMove, BoardMoves, Place } from './board-moves.svelte';
import { kindOf } from './targets';

const DRAGGED = 8;
const LONGEST_WAIT = 1500;

/** Follow the pointer from here; `begin` is what lifting the piece plays, if anything. */
export function dragPiece(boardMoves: BoardMoves, start: PointerEvent, piece: string, begin?: () => Promise<void>): void {
  if (start.button !== 0 || boardMoves.carried) return;
  start.stopPropagation();
  start.preventDefault();
  const kind = piece.split(' ')[0] ?? piece;
  let begun: Promise<void> | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!begun && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAGGED) return;
    begun ??= Promise.resolve(begin?.());
    boardMoves.carried = { piece, x: event.clientX, y: event.clientY };
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (!begun) return;
    swallow();
    const { clientX: x, clientY: y } = event;
    // Where it was let go counts, even if the map moves a little until the server has answered.
    const places = document.elementFromPoint(x, y)?.closest('[data-places]')?.getAttribute('data-places')?.split('|');
    const there = event.type === 'pointercancel' ? undefined : places;
    void begun.then(() => (there ? drop(boardMoves, piece, kind, there, { x, y }, begin !== undefined) : back(boardMoves, '', begin !== undefined)));
  };

  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    boardMoves.carried = null;
  };

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
}

/** The click at the end of a drag means nothing. */
function swallow(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60);
}

async function drop(boardMoves: BoardMoves, piece: string, kind: string, places: string[], at: Place, lifted: boolean): Promise<void> {
  const fits = ({ move }: OfferedMove) => [piece, kind].includes(kindOf(move) ?? '') && !['lift', 'lift-other', 'remove'].includes(move.move);
  // What was lifted shows in the options only after the server has said so.
  for (const since = performance.now(); performance.now() - since < (lifted ? LONGEST_WAIT : 0) + 1; ) {
    const meant = boardMoves.at(...places).filter(fits);
    if (meant.length) return boardMoves.offer(meant, at);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  back(boardMoves, places[0] ?? '', lifted);
}

/** Nothing can be done there: what was lifted for it goes back, and what was not is refused with the reason. */
function back(boardMoves: BoardMoves, place: string, lifted: boolean): void {
  if (lifted) void boardMoves.takeBack();
  else if (place) boardMoves.refuse(place);
}
