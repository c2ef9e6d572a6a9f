/** Windows of fifteen minutes and of an hour end together, at each quarter of an hour. */
const windowLength = 15 * 60_000;

/** Longer than any test takes that counts tries. */
const margin = 15_000;

/**
 * For a test of a limit: tries are counted in windows of time, and one that began in the last seconds of a window would have more of
 * them than the limit says.
 */
export async function awayFromWindowsEnd(): Promise<void> {
  const left = windowLength - (Date.now() % windowLength);
  if (left < margin) await new Promise((resolve) => setTimeout(resolve, left));
}
