import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { featureLayer } from '../../ui/theme/layers.css.ts';
import { from } from '../../ui/theme/media.ts';
import { fontSize, fontWeight, radius, space } from '../../ui/theme/tokens.ts';

/** The column of text: a line is some 68 letters long. */
export const text = style(
  featureRule({
    display: 'flow-root',
    minInlineSize: 0,
    lineHeight: 1.65,
    '@media': { [from.medium]: { fontSize: '1.125rem' } },
  }),
);

const within = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(`${text} > ${selector}`, { '@layer': { [featureLayer]: rule } });

within(':is(p, ul, ol)', { maxInlineSize: '33em', marginBlockStart: space[4] });
within('h2', { marginBlockStart: space[7], scrollMarginBlockStart: space[5] });
within('h2:first-child', { marginBlockStart: 0 });
within('h3', { marginBlockStart: space[6] });
within(':is(h2, h3) + *', { marginBlockStart: space[3] });

globalStyle(`${text} :is(ul, ol):not([role])`, {
  '@layer': { [featureLayer]: { paddingInlineStart: '1.4em' } },
});
globalStyle(`${text} :is(ul, ol):not([role]) > li`, {
  '@layer': { [featureLayer]: { paddingInlineStart: space[1], marginBlockStart: space[2] } },
});
globalStyle(`${text} li::marker`, {
  '@layer': { [featureLayer]: { color: colour.link, fontWeight: fontWeight.strong } },
});
globalStyle(`${text} > :is(p, ul, ol) a`, {
  '@layer': { [featureLayer]: { textDecorationThickness: '0.07em' } },
});

/** A table with no room scrolls by itself, and the page stands still. */
export const tableRoom = style(
  featureRule({
    marginBlock: `${space[5]} ${space[6]}`,
    overflowX: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    background: colour.surface,
  }),
);

const inTable = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(`${tableRoom} ${selector}`, { '@layer': { [featureLayer]: rule } });

inTable('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.body,
  lineHeight: 1.45,
});
inTable(':is(th, td)', {
  minInlineSize: '6.5rem',
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inTable('th', { background: colour.subtle, color: colour.heading });
inTable('td', { borderBlockStart: `1px solid ${colour.line}` });
inTable('td:first-child', { color: colour.heading, fontWeight: fontWeight.strong });
