// A sheet over the board stands where it hides nothing of what it speaks of.

const PLACES = [
  { left: true, high: false },
  { left: false, high: false },
  { left: true, high: true },
  { left: false, high: true },
];
const GAP = 4;

/** Puts the sheet to the first of its places that covers none of the elements; to the first where all of them do. */
export function keepClear(sheet: HTMLElement, elements: readonly Element[]): void {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  if (!board) return;
  const covered = () => {
    const over = sheet.getBoundingClientRect();
    return elements.some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    });
  };
  for (const place of [...PLACES, ...PLACES.slice(0, 1)]) {
    sheet.style.transform = '';
    sheet.style.marginLeft = place.left ? '' : 'auto';
    if (place.high) sheet.style.transform = `translateY(${board.top + GAP - sheet.getBoundingClientRect().top}px)`;
    if (!covered()) return;
  }
}
