/** Whether every test runs in every variant (`npm test -- full`, before a release), instead of the sample of each commit. */
export const isFull = process.env.TEST_MATRIX === 'full';

/**
 * Whether a rule of all pages is checked on every page: in the full run, and when a developer names the test file, as in
 * `npm test -- http every-page`. `npm test` checks a sample.
 */
export const checksEveryPage = isFull || process.env.SKIP_UNCHANGED !== 'on';

/**
 * Returns a number in the full run, and a third of it, rounded up, at each commit: for the runs of a property test that
 * takes up to a second each, and for the least number of cases that these runs must reach.
 */
export const thirdUnlessFull = (full: number): number => (isFull ? full : Math.ceil(full / 3));
