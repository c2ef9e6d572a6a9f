import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const section = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const subheading = featureStyle({ fontSize: fontSize.body });

/** Lists of people side by side where there is room for a name. */
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

export const people = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  ...framed,
});

export const list = featureStyle({ display: 'grid', padding: 0, listStyle: 'none' });

export const person = featureStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'baseline',
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
});

export const time = featureStyle({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const who = featureStyle({ overflowWrap: 'anywhere' });

export const small = featureStyle({ display: 'block', color: colour.textSoft, fontSize: fontSize.small });

export const marks = featureStyle({
  display: 'grid',
  gap: space[1],
  justifyItems: 'end',
  fontSize: fontSize.small,
});

export const free = featureStyle({
  padding: `${space[1]} ${space[4]}`,
  ...framed,
  '@media': { [from.medium]: { maxInlineSize: '44rem' } },
});
globalStyle(`${free} :is(th, td)`, featureRule({ verticalAlign: 'middle', paddingBlock: space[1] }));
globalStyle(`${free} tbody th`, featureRule({ overflowWrap: 'anywhere' }));
