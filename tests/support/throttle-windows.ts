/** Milliseconds. Windows of 15 minutes and of an hour both end at a quarter of an hour. */
const windowLength = 15 * 60_000;

/** Milliseconds; longer than any test that counts attempts. */
const margin = 15_000;

/**
 * Waits until no window of the throttle is about to end. Attempts are counted per window, so a test that
 * crosses the end of a window would be allowed more attempts than the limit.
 */
export async function waitForFreshWindow(): Promise<void> {
  const left = windowLength - (Date.now() % windowLength);
  if (left < margin) await new Promise((resolve) => setTimeout(resolve, left));
}
