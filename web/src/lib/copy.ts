/** Copies a text; false where there is no clipboard, as over plain http, or it is forbidden. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
