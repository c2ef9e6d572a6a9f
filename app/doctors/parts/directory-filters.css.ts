import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { summaryWithChevron } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const filters = featureStyle({
  borderRadius: radius.medium,
  background: colour.subtle,
  paddingInline: space['4'],
});

export const summary = featureStyle({
  ...summaryWithChevron,
  minBlockSize: '2.75rem',
  paddingBlock: space['2'],
  fontWeight: fontWeight.strong,
});
// Unfolds the lists on a wide window, where their line opens nothing and has no chevron. A browser without this pseudo-element keeps them folded, and
// one press opens them.
globalStyle(`${filters}::details-content`, {
  '@layer': {
    [featureLayer]: { '@media': { [from.wide]: { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
});
globalStyle(
  `${summary}::after`,
  featureRule({
    '@supports': { 'selector(::details-content)': { '@media': { [from.wide]: { display: 'none' } } } },
  }),
);

export const chosen = featureStyle({ fontWeight: 'normal' });

export const lists = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space['3'],
  paddingBlock: `${space['1']} ${space['4']}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const list = featureStyle({ display: 'grid', gap: space['1'], fontSize: fontSize.small });

export const select = featureStyle({
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: space['2'],
  border: `1.5px solid ${colour.edge}`,
  borderRadius: radius.small,
  background: colour.surface,
  color: 'inherit',
  font: 'inherit',
});

export const clear = style(featureRule({ paddingBlockEnd: space['3'] }));

printRule(filters, { display: 'none' });
