import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** Column of text with about 68 characters a line. */
export const text = featureStyle({
  display: 'flow-root',
  minInlineSize: 0,
  lineHeight: 1.65,
  '@media': { [from.medium]: { fontSize: '1.125rem' } },
});

const within = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(`${text} > ${selector}`, featureRule(rule));

within(':is(p, ul, ol)', { maxInlineSize: '33em', marginBlockStart: space[4] });
within('h2', { marginBlockStart: space[7], scrollMarginBlockStart: space[5] });
within('h2:first-child', { marginBlockStart: 0 });
within('h3', { marginBlockStart: space[6] });
within(':is(h2, h3) + *', { marginBlockStart: space[3] });

globalStyle(`${text} :is(ul, ol):not([role])`, featureRule({ paddingInlineStart: '1.4em' }));
globalStyle(
  `${text} :is(ul, ol):not([role]) > li`,
  featureRule({ paddingInlineStart: space[1], marginBlockStart: space[2] }),
);
globalStyle(`${text} li::marker`, featureRule({ color: colour.link, fontWeight: fontWeight.strong }));
globalStyle(`${text} > :is(p, ul, ol) a`, featureRule({ textDecorationThickness: '0.07em' }));

// Keeps a phone number on one line. A link with elements inside contains a longer text, which may wrap.
globalStyle(`${text} a[href^='tel:']:not(:has(*))`, featureRule({ whiteSpace: 'nowrap' }));

/** Contents list above folded sections. Hidden on a phone, where the folded headings are as short a list as it is. */
export const contentsWhereWide = featureStyle({ '@media': { [below.medium]: { display: 'none' } } });

/** Short line closely below a heading. */
export const note = style({});

globalStyle(
  `${text} > ${note}`,
  featureRule({
    marginBlockStart: space[1],
    color: colour.textSoft,
    fontSize: fontSize.small,
    lineHeight: 1.45,
    breakAfter: 'avoid',
  }),
);
