/** What is typed here is meant for nothing else at the table; Escape closes as everywhere. */
export function ownKeys(element: HTMLElement): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && (event.target as HTMLElement).closest('input, textarea')) event.stopPropagation();
  };
  element.addEventListener('keydown', keep);
  return () => element.removeEventListener('keydown', keep);
}
