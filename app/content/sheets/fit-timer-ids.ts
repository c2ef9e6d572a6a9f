/** Ids of the elements that fit-timer.script.ts needs. */
export const fitIds = { clock: 'fitclock', say: 'fitsay', start: 'fitstart', end: 'fitend' } as const;
