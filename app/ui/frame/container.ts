import { pageWidth, space } from '../theme/tokens.ts';

/** The bands of the frame keep their content in line with that of `Page`. */
export const container = {
  inlineSize: '100%',
  maxInlineSize: pageWidth.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space[4]}, 4vw, ${space[6]})`,
} as const;
