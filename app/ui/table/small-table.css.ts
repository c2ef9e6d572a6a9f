import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { featureRule, featureStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space } from '../theme/tokens.ts';

export const smallTable = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(
  `${smallTable} :is(th, td)`,
  featureRule({
    padding: `${space[2]} ${space[1]}`,
    borderBlockEnd: `1px solid ${colour.line}`,
    textAlign: 'end',
    verticalAlign: 'bottom',
  }),
);
globalStyle(`${smallTable} :is(th, td):first-child`, featureRule({ textAlign: 'start' }));
globalStyle(`${smallTable} tbody th`, featureRule({ fontWeight: fontWeight.text }));
globalStyle(`${smallTable} tr:last-child > *`, featureRule({ borderBlockEnd: 0 }));
