import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const strip = featureStyle({
  display: 'grid',
  lineHeight: 1.45,
  borderBlockEnd: `1px solid ${colour.line}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: space[6] },
    [from.wide]: { gridTemplateColumns: '1.1fr 1.5fr 1.3fr 12rem' },
  },
});

export const fact = style(
  featureRule({ paddingBlock: space[4], borderBlockStart: `1px solid ${colour.line}` }),
);

export const name = style(
  featureRule({ color: colour.textSoft, fontSize: fontSize.small, paddingBlockEnd: space[1] }),
);

/** The block of a first visit: the signs for which to book it. */
export const visit = featureStyle({
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${colour.line}`,
  lineHeight: 1.45,
});

export const visitSigns = featureStyle({
  paddingInlineStart: '1.1em',
  '@media': { [from.medium]: { columns: 2, columnGap: space[6] } },
});

export const phone = featureStyle({
  display: 'inline-block',
  minBlockSize: '2.75rem',
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
});

printRule(visit, { paddingBlock: '2pt', fontSize: '9pt', lineHeight: 1.25 });
