import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const table = style({});

// Ten columns just fit where the design system turns cards into a table: there they stand closer together.
const narrowTable = '(56rem <= width < 62rem)';
globalStyle(
  `${table} :is(th, td)`,
  featureRule({ '@container': { [narrowTable]: { paddingInlineEnd: space['1'] } } }),
);
globalStyle(
  `${table} :is(th, td):not(:first-child)`,
  featureRule({ '@container': { [narrowTable]: { paddingInlineStart: space['1'] } } }),
);

export const hiddenMark = featureStyle({ display: 'block', marginBlockStart: space['1'] });

export const name = featureStyle({ fontWeight: 600 });

export const contact = featureStyle({
  display: 'grid',
  gap: space['1'],
  justifyItems: 'start',
  minInlineSize: '6rem',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const details = featureStyle({
  display: 'grid',
  gap: `${space['3']} ${space['5']}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const term = featureStyle({ fontWeight: 600, fontSize: fontSize.small, color: colour.textSoft });

export const longText = featureStyle({ whiteSpace: 'pre-line' });
