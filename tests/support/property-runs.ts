/**
 * Number of runs of a property test that writes to a store, where a run takes up to a second. A third of them run at each
 * commit, all of them in `npm test -- full`.
 */
export const propertyRuns = (full: number): number =>
  process.env.TEST_MATRIX === 'full' ? full : Math.ceil(full / 3);
