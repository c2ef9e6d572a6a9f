/**
 * The mark, a sun rising behind three hills, as data: the logo draws it with React, and the favicon, the app's
 * icons and the share pictures are made from it too. It fills a square of 48 to the edges, so that a tile, a
 * circle or a square can be cut from it. At 16, 32 and 48 pixels the sun's edges fall on whole ones.
 */
export const mark = {
  size: 48,
  /** Of the corners, where the mark is cut as a tile. */
  radius: 11,
  sky: '#fbe3bd',
  sun: { x: 30, y: 18, radius: 9, fill: '#f0a63a' },
  /** From the far one to the near one: the line of each from the left edge to the right. */
  hills: [
    { fill: '#9dbfa9', ridge: 'M0 27C8 17 15 17 23 23s15 8 25 6' },
    { fill: '#3c8070', ridge: 'M0 40C12 38 22 37 30 31s12-6 18-3' },
    { fill: '#14524a', ridge: 'M0 32c9 0 15 4 22 8s16 5 26 5' },
  ],
} as const;

/** A hill from its ridge down to the ground, so that the next may be drawn over it. */
export const hillUnder = (ridge: string) => `${ridge}V${mark.size}H0z`;
