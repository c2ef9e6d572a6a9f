import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** A table that is too wide scrolls horizontally inside the page. */
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
inTable(':is(th, td)', {
  '@media': { [`screen and ${below.medium}`]: { padding: `${space[2]} ${space[3]}` } },
});
inTable('tbody td:first-child', { color: colour.heading, fontWeight: fontWeight.strong });

// Three columns do not fit on a phone, so a row becomes a card with its first cell as the heading.
const inCards = (selector: string, rule: StyleRule) =>
  inTable(`table:has(th:nth-child(3)) ${selector}`, { '@media': { [`screen and ${below.medium}`]: rule } });

inCards('thead', visuallyHidden);
inCards(':is(tbody, tr)', { display: 'block' });
inCards('tr', { padding: `${space[3]} ${space[4]}` });
inCards('tr + tr', { borderBlockStart: `1px solid ${colour.line}` });
inCards('td', { display: 'block', paddingBlock: '0.125rem', paddingInline: 0, border: 0 });
// The label begins the line of its text, because a column of its own would break both into narrow lines.
inCards('td::before', {
  content: 'attr(data-label) ": " / ""',
  color: colour.textSoft,
  fontSize: fontSize.small,
});
inCards('td:first-child', { fontSize: fontSize.h4 });
inCards('td:first-child::before', { content: 'none' });
// A table to fill in has empty first cells, which cannot be headings.
inCards('td:first-child:empty::before', { content: 'attr(data-label) / ""' });
