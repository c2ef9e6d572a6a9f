import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const search = featureStyle({
  display: 'grid',
  gap: space[3],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(12rem, 24rem) auto', justifyContent: 'start' },
  },
});
// The button stands beside the field, also when an error is shown below it.
globalStyle(
  `${search} > button`,
  featureRule({
    justifySelf: 'start',
    '@media': { [from.medium]: { marginBlockStart: '1.75rem', alignSelf: 'start' } },
  }),
);

export const figures = featureStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

export const figure = featureStyle({ display: 'grid', gap: space[1], padding: space[4], ...framed });

export const term = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

export const number = featureStyle({ fontSize: fontSize.h3, fontWeight: fontWeight.heading });

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });
