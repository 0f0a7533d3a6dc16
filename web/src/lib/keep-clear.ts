// A sheet over the board stands where it hides nothing of what it speaks of.

const PLACES = [
  { left: true, high: false },
  { left: false, high: false },
  { left: true, high: true },
  { left: false, high: true },
];
const GAP = 4;
/** A sheet that is made lower to leave them in sight shows at least so much. */
const LEAST = 170;

/** Puts the sheet to the first of its places that covers none of the elements, made lower if need be; to the first where all of them do. */
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
  const put = (place: (typeof PLACES)[number], height = '') => {
    sheet.style.maxHeight = height;
    sheet.style.transform = '';
    sheet.style.marginLeft = place.left ? '' : 'auto';
    if (place.high) sheet.style.transform = `translateY(${board.top + GAP - sheet.getBoundingClientRect().top}px)`;
  };
  for (const place of PLACES) {
    put(place);
    if (!covered()) return;
  }
  put(PLACES[0]!);
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const below = sheet.getBoundingClientRect().bottom - Math.max(...boxes.map(({ bottom }) => bottom)) - GAP;
  const above = Math.min(...boxes.map(({ top }) => top)) - board.top - 2 * GAP;
  if (Math.max(below, above) >= LEAST) put({ left: true, high: above > below }, `${Math.max(below, above)}px`);
}
