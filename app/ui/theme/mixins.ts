import { pageWidth, space } from './tokens.ts';

/** Centres content in the window with space at its edges: the same for `Page` and the bands of the frame. */
export const container = {
  inlineSize: '100%',
  maxInlineSize: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})`,
} as const;

/** Out of sight but still read aloud, which `display: none` would not be. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
