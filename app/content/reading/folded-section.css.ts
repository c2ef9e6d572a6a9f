import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';

export const fold = featureStyle({
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { ':not(&) + &': { marginBlockStart: space[5] } },
});

globalStyle(`${fold} > summary > h2`, featureRule({ fontSize: fontSize.h3, lineHeight: 1.3 }));
globalStyle(
  `${fold} > summary:hover > h2`,
  featureRule({ '@media': { [canHover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } }),
);

/** The scroll margin keeps the heading in view above the text that a link leads to. */
export const body = featureStyle({ paddingBlockEnd: space[5], scrollMarginBlockStart: '6rem' });

globalStyle(`${body} > :first-child`, featureRule({ marginBlockStart: 0 }));

printRule(`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
printRule(`${fold}${fold}${fold}`, { marginBlock: 0, border: 0 });
printRule(`${fold} > summary`, { display: 'block', minBlockSize: 0, paddingBlock: '6pt 0' });
printRule(`${fold} > summary::after`, { display: 'none' });
printRule(`${fold} > summary > h2`, { fontSize: '11.5pt', breakAfter: 'avoid' });
printRule(`${fold} > ${body}`, { paddingBlock: 0 });
