import { globalStyle } from '@vanilla-extract/css';
import * as phoneFold from '#app/ui/phone-fold/phone-fold.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover } from '#app/ui/theme/media.ts';
import { summaryWithChevron, whereOpen } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const fold = featureStyle({ borderBlockStart: `1px solid ${colour.line}` });

// The first of several folds stands apart from the text above it.
globalStyle(`:not(${fold}) + ${fold}`, featureRule({ marginBlockStart: space[5] }));

export const summary = featureStyle({
  ...summaryWithChevron,
  minBlockSize: '3.25rem',
  paddingBlock: space[3],
});

/** A section that a wide screen shows open, as any other text. */
const phone = featureStyle({});
export const phoneSection = `${fold} ${phone} ${phoneFold.fold}`;

const phoneOnly = featureStyle({
  '@media': { [below.medium]: { minBlockSize: '3.25rem', paddingBlock: space[3], border: 0 } },
});
export const phoneSummary = `${phoneOnly} ${phoneFold.heading}`;

globalStyle(`${fold} > summary > h2`, featureRule({ fontSize: fontSize.h3, lineHeight: 1.3 }));
globalStyle(
  `${fold} > summary:hover > h2`,
  featureRule({ '@media': { [canHover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } }),
);

// An open section between folds.
globalStyle(
  `${fold} + h2`,
  featureRule({
    '@media': {
      [`screen and ${below.medium}`]: {
        paddingBlockStart: space[5],
        marginBlockStart: 0,
        borderBlockStart: `1px solid ${colour.line}`,
      },
    },
  }),
);

/** The scroll margin keeps the heading in view above the text that a link leads to. */
export const body = featureStyle({ paddingBlockEnd: space[5], scrollMarginBlockStart: '6rem' });

globalStyle(`${body} > :first-child`, featureRule({ marginBlockStart: 0 }));

const open = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(selector, featureRule(whereOpen(rule)) as never);

open(`${phone}${phone}${phone}`, { marginBlockStart: space[7], border: 0 });
open(`${phone} + ${fold}`, { marginBlockStart: space[5] });
open(`${phone} > summary > h2`, { fontSize: fontSize.h2 });
open(`${phone} > summary:hover > h2`, { textDecoration: 'none' });
open(`${phone} > ${body}`, { paddingBlock: `${space[3]} 0` });

printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
printRule(`${fold}${fold}${fold}`, { marginBlock: 0, border: 0 });
printRule(`${fold} > summary`, { display: 'block', minBlockSize: 0, paddingBlock: '6pt 0' });
printRule(`${fold} > summary::after`, { display: 'none' });
printRule(`${fold} > summary > h2`, { fontSize: '11.5pt', breakAfter: 'avoid' });
printRule(`${fold} > ${body}`, { paddingBlock: 0 });
