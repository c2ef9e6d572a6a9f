import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const title = featureStyle({ fontSize: fontSize.h3 });

export const steps = featureStyle({
  display: 'grid',
  gap: space[3],
  marginBlock: `${space[3]} ${space[5]}`,
  counterReset: 'today',
  lineHeight: 1.5,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space[6] } },
});

/** A step with its number in front, which the list's role does not announce twice. */
export const step = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space[3],
    counterIncrement: 'today',
    breakInside: 'avoid',
    '::before': {
      content: 'counter(today)',
      color: colour.link,
      fontFamily: font.heading,
      fontSize: fontSize.h3,
      fontWeight: fontWeight.heading,
    },
  }),
);

printRule(title, { fontSize: '11.5pt' });
printRule(steps, { display: 'block', marginBlock: '2pt 4pt', fontSize: '9pt', lineHeight: 1.25 });
printRule(`${step}::before`, { fontSize: 'inherit' });
