import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureLayer } from '#app/ui/theme/layers.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const list = featureStyle({
  padding: 0,
  ...framed,
  listStyle: 'none',
});

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
});

globalStyle(`.${row} h2`, { '@layer': { [featureLayer]: { fontSize: fontSize.h4 } } });

export const details = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });
