/**
 * The mark, a sun rising behind three hills, as data. The logo renders it with React; the favicon, the app icons and
 * the share pictures are generated from it. It fills a square of 48 units to the edges, so that a tile or a circle can
 * be cut from it. At 16, 32 and 48 px the sun's edges fall on whole pixels.
 */
export const logoMark = {
  size: 48,
  /** Corner radius of the mark as a tile. */
  radius: 11,
  sky: '#fbe3bd',
  sun: { x: 30, y: 18, radius: 9, fill: '#f0a63a' },
  /** Hills from far to near. `ridge` is the line of a hill from the left edge to the right. */
  hills: [
    { fill: '#9dbfa9', ridge: 'M0 27C8 17 15 17 23 23s15 8 25 6' },
    { fill: '#3c8070', ridge: 'M0 40C12 38 22 37 30 31s12-6 18-3' },
    { fill: '#14524a', ridge: 'M0 32c9 0 15 4 22 8s16 5 26 5' },
  ],
} as const;

/** Closes a ridge down to the ground, so that the next hill can be drawn over it. */
export const hillPath = (ridge: string) => `${ridge}V${logoMark.size}H0z`;
