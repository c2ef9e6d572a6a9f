import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';
import { box } from './urgent-box.css.ts';

globalStyle(
  `${box} h4`,
  featureRule({ marginBlockStart: space[4], fontSize: fontSize.small, lineHeight: 1.4 }),
);

/** Signs, in two columns on wide screens, where a line would be too long to read. */
export const signs = featureStyle({ '@media': { [from.wide]: { columns: 2, columnGap: space[6] } } });

/** Steps until help arrives, below their sign in smaller and softer text. */
export const meanwhile = featureStyle({ display: 'block', color: colour.textSoft, fontSize: fontSize.small });

printRule(`${box} h4`, { marginBlockStart: '2pt', fontSize: '8.5pt' });
printRule(signs, { columns: 2, columnGap: '12pt' });
printRule(meanwhile, { display: 'inline', color: '#000', fontSize: 'inherit' });
printRule(`${box} ul[role] :is(a, strong, span)`, {
  display: 'inline',
  minBlockSize: 0,
  fontSize: '8pt',
  lineHeight: 1.2,
});
printRule(`${box} ul[role]`, {
  gridTemplateColumns: 'repeat(4, auto)',
  gap: '0 10pt',
  marginBlockStart: '1pt',
});
