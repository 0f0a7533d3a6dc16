// Small things that this browser remembers; without storage it forgets them.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kantor.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`kantor.${key}`, value);
  } catch {
    // Private windows may refuse.
  }
}
