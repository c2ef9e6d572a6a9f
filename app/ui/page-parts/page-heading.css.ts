import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiLayer } from '../theme/layers.css.ts';
import { below } from '../theme/media.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const trail = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxInlineSize: '40rem',
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const step = uiStyle({
  overflowWrap: 'anywhere',
  selectors: {
    '& + &::before': { content: '"/" / ""', marginInline: space[2], color: colour.textSoft },
  },
  // Hidden on a phone, where it would wrap and the heading below repeats it.
  '@media': { [below.medium]: { selectors: { '&[aria-current]': { display: 'none' } } } },
});

export const link = uiStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

// Breaks words that are longer than the line, which the hero would clip.
export const title = style(
  uiRule({ maxInlineSize: '40rem', marginBlockStart: space[1], overflowWrap: 'anywhere' }),
);

export const summary = uiStyle({
  maxInlineSize: '38rem',
  marginBlockStart: space[3],
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** Row of a picture and the heading, in the same arrangement at every width. */
export const pictured = style(
  uiRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'center',
    '@media': { [below.medium]: { gap: space[4], alignItems: 'start' } },
  }),
);
/** On a phone a long name takes two lines, so that what follows is on the first screen. */
globalStyle(
  `${pictured} ${title}`,
  uiRule({ '@media': { [below.medium]: { marginBlockStart: 0, fontSize: fontSize.h2 } } }),
);
globalStyle(
  `${pictured} ${summary}`,
  uiRule({ '@media': { [below.medium]: { marginBlockStart: space[1] } } }),
);
globalStyle(`${pictured} > img`, {
  '@layer': { [uiLayer]: { inlineSize: '8rem', '@media': { [below.medium]: { inlineSize: '5rem' } } } },
});

printRule(title, { maxInlineSize: 'none' });
printRule(summary, { maxInlineSize: 'none', marginBlockStart: '4pt', fontSize: '10pt', lineHeight: 1.3 });
