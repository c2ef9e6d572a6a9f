import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** The column of text, whose lines hold some 68 letters. */
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

// A telephone number does not break, but a link with elements in it holds a whole line of words, which may.
globalStyle(`${text} a[href^='tel:']:not(:has(*))`, featureRule({ whiteSpace: 'nowrap' }));

/** A short line under a heading, closer to it than the words are. */
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

/** A table that is too wide scrolls by itself, and the page stands still. */
export const tableScroller = featureStyle({
  position: 'relative',
  marginBlock: `${space[5]} ${space[6]}`,
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

const inTable = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(`${tableScroller} ${selector}`, featureRule(rule));

inTable('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.body,
  lineHeight: 1.45,
});
inTable(':is(th, td)', {
  padding: `${space[3]} ${space[4]}`,
  overflowWrap: 'normal',
  textAlign: 'start',
  verticalAlign: 'top',
});
inTable('thead', { background: colour.subtle, color: colour.heading });
inTable('tbody td', { borderBlockStart: `1px solid ${colour.line}` });
inTable('tbody td:first-child', { color: colour.heading, fontWeight: fontWeight.strong });

// Three columns do not fit on a phone: a row becomes a card with its first cell as the heading.
const inCards = (selector: string, rule: StyleRule) =>
  inTable(`table:has(th:nth-child(3)) ${selector}`, { '@media': { [`screen and ${below.medium}`]: rule } });

inCards('thead', visuallyHidden);
inCards(':is(tbody, tr)', { display: 'block' });
inCards('tr', { padding: `${space[3]} ${space[4]}` });
inCards('tr + tr', { borderBlockStart: `1px solid ${colour.line}` });
inCards('td', {
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 34%) minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: 0,
  border: 0,
});
inCards('td::before', {
  content: 'attr(data-label) / ""',
  color: colour.textSoft,
  fontSize: fontSize.small,
});
inCards('td:first-child', { display: 'block', fontSize: fontSize.h4 });
inCards('td:first-child::before', { content: 'none' });
// A table to copy and fill in has an empty first cell, which can head nothing.
inCards('td:first-child:empty::before', { content: 'attr(data-label) / ""' });
