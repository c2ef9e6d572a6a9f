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
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
});

export const time = featureStyle({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Name and state on one line where both have room, the doctor below. */
export const who = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  overflowWrap: 'anywhere',
});

export const marks = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  fontSize: fontSize.small,
});
// Lower than a status elsewhere, so that a name with its state is one line of text.
globalStyle(`${marks} > *`, featureRule({ paddingBlock: 0 }));

export const second = featureStyle({ flexBasis: '100%', color: colour.textSoft, fontSize: fontSize.small });

export const small = featureStyle({ color: colour.textSoft });

export const free = featureStyle({
  padding: `${space[1]} ${space[4]}`,
  ...framed,
  '@media': { [from.medium]: { maxInlineSize: '44rem' } },
});
globalStyle(`${free} :is(th, td)`, featureRule({ verticalAlign: 'middle', paddingBlock: space[1] }));
globalStyle(`${free} tbody th`, featureRule({ overflowWrap: 'anywhere' }));
globalStyle(`${free} :is(th, td):last-child`, featureRule({ textAlign: 'start', inlineSize: '60%' }));
