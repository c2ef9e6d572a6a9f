import { pageWidth, space } from './tokens.ts';

/** Content in the middle of the window, off its edges: the same for `Page` and the bands of the frame. */
export const container = {
  inlineSize: '100%',
  maxInlineSize: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})`,
} as const;
