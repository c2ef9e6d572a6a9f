import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, shadow, space } from '#app/ui/theme/tokens.ts';

export const card = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  blockSize: '100%',
  minInlineSize: 0,
  padding: space['3'],
  '@media': { [from.medium]: { containerType: 'inline-size', gap: space['3'], padding: space['4'] } },
  // Long words break, because they would otherwise widen every card.
  overflowWrap: 'anywhere',
  ...framed,
  boxShadow: shadow,
});

/** Card width with four cards side by side at 1024 px. A name next to the portrait would break within words there. */
const narrow = '(max-width: 14rem)';

/** Card width with four cards at 1440 px. Next to a smaller portrait a name takes two lines instead of three. */
const slim = '(max-width: 16rem)';

export const header = featureStyle({
  display: 'flex',
  gap: space['3'],
  alignItems: 'center',
  '@media': { [from.medium]: { gap: space['4'], minBlockSize: '4.5rem' } },
  '@container': {
    [slim]: { gap: space['3'] },
    [narrow]: { flexDirection: 'column', gap: space['3'] },
  },
});
/** Two cards fit in the window of a phone, so the portrait is smaller there. */
globalStyle(`${header} > img`, {
  '@layer': {
    [featureLayer]: {
      inlineSize: '3.5rem',
      '@media': { [from.medium]: { inlineSize: '4.5rem' } },
      '@container': { [slim]: { inlineSize: '4rem' } },
    },
  },
});

export const heading = style(
  featureRule({ minInlineSize: 0, display: 'grid', gap: space['1'], justifyItems: 'start' }),
);

export const name = featureStyle({
  fontSize: fontSize.body,
  '@media': { [from.medium]: { fontSize: fontSize.h4 } },
  '@container': { [slim]: { fontSize: fontSize.body } },
});

export const nameLink = featureStyle({
  // Padding makes the touch target 44 px high. The negative margin cancels its effect on the layout.
  display: 'inline-block',
  paddingBlock: '0.7rem',
  marginBlock: '-0.7rem',
  color: 'inherit',
  textDecorationLine: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const specialization = featureStyle({ color: colour.textSoft, lineHeight: 1.4 });

export const facts = featureStyle({
  flexGrow: 1,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: colour.textSoft,
});

/** Two buttons side by side: always on a phone, and on wider screens where both fit. */
export const booking = featureStyle({
  display: 'flex',
  gap: space['2'],
  '@media': { [from.medium]: { flexWrap: 'wrap' } },
});
globalStyle(
  `${booking} > a`,
  featureRule({
    flex: '1 1 auto',
    minBlockSize: '2.75rem',
    padding: space['2'],
    fontSize: fontSize.small,
    '@media': { [from.wide]: { flexBasis: '8rem', minBlockSize: '3rem', fontSize: 'inherit' } },
  }),
);
globalStyle(`${booking} > a`, {
  '@layer': {
    [featureLayer]: { '@container': { [narrow]: { paddingInline: space['2'], fontSize: fontSize.small } } },
  },
});
