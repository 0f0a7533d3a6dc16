const FIRST = 500;
const LONGEST = 15_000;
const TRIES = 12;

/** Asks again, ever later, until an answer comes: nobody could play on without it. */
export async function retrying<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (problem) {
      if (tried === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST * 2 ** (tried - 1), LONGEST)));
    }
  }
}
