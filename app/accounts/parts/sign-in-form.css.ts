import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, shadow, space } from '#app/ui/theme/tokens.ts';

export const panel = featureStyle({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  marginBlock: `${space[6]} ${space[8]}`,
  padding: space[5],
  ...framed,
  boxShadow: shadow,
  '@media': { [from.medium]: { marginBlock: `${space[8]} ${space[9]}`, padding: space[6] } },
});

globalStyle(`.${panel} h1`, { '@layer': { [featureLayer]: { fontSize: fontSize.h2 } } });

export const home = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderRadius: radius.small,
  color: colour.heading,
  textDecoration: 'none',
});

export const submit = featureStyle({ display: 'grid' });
