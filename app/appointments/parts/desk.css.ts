import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const time = featureStyle({ fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });

export const person = featureStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const marks = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const actions = featureStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });

/** The buttons of a row stand in one line, the menu's place kept from the start. */
export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const menuPlace = featureStyle({ flexShrink: 0, inlineSize: '2.75rem', minBlockSize: '2.75rem' });

/** Done with: still to be read, but not in the way. */
export const over = featureStyle({ color: colour.textSoft });

export const freeTimes = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
});

export const section = featureStyle({ display: 'grid', gap: space[2] });

export const sectionHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const sectionTitle = featureStyle({ fontSize: fontSize.h3 });

export const filters = featureStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr' },
    [from.desk]: { gridTemplateColumns: 'auto minmax(12rem, 1fr) minmax(12rem, 1fr) auto' },
  },
});

export const days = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const facts = featureStyle({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const term = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

export const card = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[5],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});

export const cards = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});

export const column = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const note = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const history = featureStyle({ display: 'grid', gap: space[2], padding: 0, listStyle: 'none' });

/** The tables of several doctors stand one below the other: their columns in line. */
export const even = style({});
globalStyle(`${even} table`, featureRule({ tableLayout: 'fixed' }));
globalStyle(`${even} th:nth-child(1)`, featureRule({ inlineSize: '7rem' }));
globalStyle(`${even} th:nth-child(n + 3):nth-child(-n + 4)`, featureRule({ inlineSize: '9rem' }));
globalStyle(`${even} th:nth-child(5)`, featureRule({ inlineSize: '6rem' }));
globalStyle(`${even} th:nth-child(6)`, featureRule({ inlineSize: '12rem' }));
