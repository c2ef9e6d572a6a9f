export const fitWords = {
  /** Messages of the timer, from before the start until the end of the fit. */
  before: 'Start it when the fit begins. At 5 minutes it tells you to call 112.',
  running: 'Stay with them. Call 112 when 5 minutes are over.',
  late: '5 minutes. Call 112 now; busy or no answer, 108.',
  ended: 'It lasted ',
  afterwards: '. Write it down. Call 112 if another fit follows, or if they do not wake as usual.',
  timer: 'Timer',
  start: 'Start: the fit has begun',
  end: 'The fit has ended',
  withoutScripts: ['Look at a clock now, and write down the time.', ' At five minutes call 112.'] satisfies [
    look: string,
    call: string,
  ],
};

export type FitWords = typeof fitWords;
