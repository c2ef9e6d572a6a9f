import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const figures = featureStyle({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  paddingBlock: space[5],
  borderBlock: `1px solid ${colour.line}`,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// On a phone the figure is beside its label, else above it.
export const entry = featureStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  '@media': { [from.medium]: { gridTemplateColumns: 'none', alignContent: 'start', rowGap: space[2] } },
});

export const figure = featureStyle({
  gridRow: 1,
  color: colour.link,
  fontFamily: font.heading,
  fontSize: '2.75rem',
  fontWeight: fontWeight.heading,
  lineHeight: 1,
});

export const name = featureStyle({
  gridColumn: 2,
  gridRow: 1,
  lineHeight: 1.4,
  '@media': { [from.medium]: { gridColumn: 1, gridRow: 2 } },
});

export const fields = featureStyle({
  display: 'grid',
  columnGap: space[6],
  // Less space to the heading than between the parts of the page.
  marginBlockStart: `calc(-1 * ${space[4]})`,
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr' } },
});

export const field = featureStyle({
  display: 'block',
  blockSize: '100%',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.line}`,
  lineHeight: 1.45,
  textDecoration: 'none',
});

export const fieldName = featureStyle({
  display: 'block',
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  '@media': { [canHover]: { selectors: { [`${field}:hover &`]: { textDecoration: 'underline' } } } },
});

export const fieldSummary = featureStyle({
  display: 'block',
  paddingBlockStart: space[1],
  color: colour.textSoft,
  fontSize: fontSize.small,
});
