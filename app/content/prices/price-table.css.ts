import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from, largeText } from '#app/ui/theme/media.ts';
import { opensByRule, visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** Lists below each other. On a wide screen the short ones stand in pairs. */
export const lists = featureStyle({
  display: 'grid',
  gap: `${space[7]} ${space[8]}`,
  '@media': { [below.medium]: { gap: 0 }, [from.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const section = featureStyle({ minInlineSize: 0 });
// On a phone the folded lists stand without a gap, and apart from the open ones.
globalStyle(
  `${lists} > * + :not(:has(> details)), ${lists} > :not(:has(> details)) + *`,
  featureRule({ '@media': { [below.medium]: { marginBlockStart: space[5] } } }),
);

/** Heading of a folded part, which the line that opens it repeats. Where that line is shown, only screen readers get the heading. */
export const repeatedHeading = featureStyle({
  '@media': { [`screen and ${below.medium}`]: visuallyHidden },
  '@supports': { [`not ${opensByRule}`]: visuallyHidden },
});

/** Title in the line that opens a list. */
export const brief = featureStyle({
  color: colour.heading,
  fontFamily: font.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.heading,
});

/** The longest list of the narrow ones, beside two shorter ones. */
export const tallSection = style([
  section,
  featureRule({ '@media': { [from.wide]: { gridRow: 'span 2' } } }),
]);

export const wideSection = style([
  section,
  featureRule({ '@media': { [from.wide]: { gridColumn: '1 / -1' } } }),
]);

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const note = featureStyle({
  maxInlineSize: '36em',
  paddingBlock: `${space[1]} ${space[3]}`,
  color: colour.textSoft,
  lineHeight: 1.5,
});

globalStyle(`${note} > p + p`, featureRule({ marginBlockStart: space[2] }));

const onPhone = `screen and ${below.medium}`;

export const head = featureStyle({
  borderBlockEnd: `2px solid ${colour.heading}`,
  color: colour.heading,
  fontSize: fontSize.small,
});

export const body = featureStyle({});

export const row = featureStyle({ borderBlockEnd: `1px solid ${colour.line}` });

export const name = featureStyle({
  padding: `${space[3]} 0`,
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.text,
});

export const amount = featureStyle({
  padding: `${space[3]} 0`,
  paddingInlineStart: space[4],
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.strong,
});

/** Cell of a ward: words, which may wrap, or an amount in a `<strong>`. */
export const ward = style([amount, featureRule({ whiteSpace: 'normal', fontWeight: fontWeight.text })]);

/** Small print below a name or an amount. */
export const detail = featureStyle({
  display: 'block',
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});

export const less = style([detail, featureRule({ lineHeight: 1.3 })]);

globalStyle(
  `${head} :is(${name}, ${amount})`,
  featureRule({ paddingBlock: space[2], fontWeight: fontWeight.strong }),
);
// The unit, such as 'a session', is written for use in a sentence. A column heading needs a capital letter.
globalStyle(`${head} ${amount}::first-letter`, featureRule({ textTransform: 'uppercase' }));

globalStyle(
  `${wideSection} ${amount}`,
  featureRule({
    '@media': { [from.medium]: { inlineSize: '8.5rem' }, [from.wide]: { inlineSize: '13rem' } },
  }),
);

// Four columns do not fit on a phone, so the name gets a line of its own above the three prices.
const stacked = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(`${wideSection} ${selector}`, featureRule({ '@media': { [onPhone]: rule } }) as never);

stacked(`:is(${table}, ${head}, ${body})`, { display: 'block' });
stacked(row, {
  display: 'grid',
  gridTemplateColumns: '0.8fr 1fr 1fr',
  columnGap: space[3],
  paddingBlock: space[2],
});
stacked(`${head} ${row}`, { paddingBlock: space[2] });
// An amount never breaks. Where three large ones do not fit side by side, the list scrolls and the page does not.
globalStyle(wideSection, featureRule({ '@media': { [largeText]: { overflowX: 'auto' } } }));
globalStyle(
  `${wideSection} ${row}`,
  featureRule({
    overflowWrap: 'normal',
    '@media': { [largeText]: { columnGap: space[1], fontSize: fontSize.small } },
  }),
);
// Sticky, because the list is longer than the screen of a phone.
stacked(head, { position: 'sticky', insetBlockStart: 0, background: colour.ground });
// Keeps a link that gets the keyboard focus from scrolling below the sticky heading.
stacked('a', { scrollMarginBlockStart: space[8] });
stacked(name, { gridColumn: '1 / -1', padding: `0 0 ${space[1]}` });
stacked(amount, { padding: 0, textAlign: 'start' });
stacked(`${head} ${name}`, { padding: 0 });
// On a phone the heading says how much less a pack costs, so the saving in rupees is left out.
stacked(`${body} ${less}`, { display: 'none' });
