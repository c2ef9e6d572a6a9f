import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const section = featureStyle({ display: 'grid', gap: space['5'] });

/** Links to the four boxes, for phones, whose screen is shorter than the boxes. */
export const glance = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['3'],
  '@media': { [from.medium]: { display: 'none' } },
});

export const glanceLink = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  blockSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${space['2']} ${space['3']}`,
  border: `1.5px solid ${colour.action}`,
  borderRadius: radius.medium,
  background: colour.surface,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
});

export const glanceUrgent = style([
  glanceLink,
  featureRule({ borderColor: colour.accent, background: colour.accent, color: colour.onAccent }),
]);

globalStyle(`${glanceLink} > svg`, featureRule({ flexShrink: 0 }));

/** Two columns on a tablet, four on a desktop. Widths are in rem, so that a large font size gets fewer columns. */
const columnsOf = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

export const boxes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': {
    [from.medium]: { gridTemplateColumns: columnsOf('20rem') },
    [from.desk]: { gridTemplateColumns: columnsOf('16.5rem') },
  },
});

export const box = featureStyle({
  display: 'grid',
  // Uses the rows of the outer grid, so that titles, texts and lists line up across the boxes.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: space['2'],
  scrollMarginBlockStart: space['4'],
  padding: `${space['5']} ${space['5']} ${space['3']}`,
  ...framed,
  boxShadow: shadow,
});

export const urgent = style([
  box,
  featureRule({
    borderColor: 'transparent',
    background: colour.accentSoft,
    color: colour.onAccentSoft,
  }),
]);

export const title = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  fontSize: fontSize.h3,
  lineHeight: 1.25,
});

/** Icon of a box, so that readers can distinguish the boxes quickly. */
export const sign = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.round,
  background: colour.actionSoft,
  color: colour.onActionSoft,
});
globalStyle(`${urgent} ${sign}`, featureRule({ background: colour.accent, color: colour.onAccent }));

export const text = featureStyle({ color: colour.textSoft });
globalStyle(`${urgent} :is(h3, p, a)`, featureRule({ color: 'inherit' }));

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: '2.75rem',
  paddingBlock: space['2'],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&::after': { content: '"→" / ""', flexShrink: 0 } },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

/** Box of full width below the others, with the emergency departments. */
export const wide = style([urgent, featureRule({ gridColumn: '1 / -1', paddingBlockEnd: space['5'] })]);
