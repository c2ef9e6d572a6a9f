import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const filters = featureStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  justifyItems: 'start',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' },
  },
});

/** List of days: below each other, or in seven columns on a desktop screen. */
export const days = featureStyle({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space[2] } },
});

export const day = featureStyle({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  ...framed,
  '@media': { [from.desk]: { padding: space[2], paddingBlock: space[3] } },
});

/** Heading of a day. All seven have the same minimum height, so that the times below them begin on one line. */
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  '@media': { [from.desk]: { display: 'grid', minBlockSize: '4.5rem', alignContent: 'start' } },
});

export const title = featureStyle({ fontSize: fontSize.body, fontWeight: fontWeight.strong });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const heading = featureStyle({ fontSize: fontSize.h3 });

/** Times of a day: beside each other on a phone, below each other on a desktop screen. */
export const lines = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
  '@media': { [from.desk]: { display: 'grid', gap: space[2] } },
});

export const line = featureStyle({
  display: 'grid',
  maxInlineSize: '100%',
  '@media': { [from.desk]: { inlineSize: '100%' } },
});

export const visit = featureStyle({
  display: 'grid',
  minBlockSize: '2.25rem',
  alignContent: 'center',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  borderInlineStart: `3px solid ${colour.accent}`,
  background: colour.subtle,
  color: colour.text,
  fontSize: fontSize.small,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [from.desk]: { paddingInline: space[2] } },
});

export const time = featureStyle({ color: colour.textSoft });

export const missed = featureStyle({ color: colour.textSoft, borderInlineStartColor: colour.line });
