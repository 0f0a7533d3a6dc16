const FIRST = 500;
const LONGEST = 15_000;
const TRIES = 12;

/** Asks again, ever more slowly, while the line lets no answer through: without what is asked for nobody could play on. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (problem) {
      if (tried === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST * 2 ** (tried - 1), LONGEST)));
    }
  }
}
