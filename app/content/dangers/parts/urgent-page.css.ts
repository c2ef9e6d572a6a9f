import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const page = featureStyle({ display: 'grid', gap: space[6], paddingBlock: space[5], lineHeight: 1.5 });

globalStyle(`${page} h2`, featureRule({ fontSize: fontSize.h3, scrollMarginBlockStart: space[5] }));
globalStyle(`${page} h3`, featureRule({ fontSize: fontSize.h4 }));

export const numbers = featureStyle({
  padding: `${space[5]} clamp(${space[4]}, 3vw, ${space[6]})`,
  borderRadius: radius.large,
  background: colour.accentSoft,
});
globalStyle(`${numbers} :is(h2, h3, a)`, featureRule({ color: colour.onAccentSoft }));
globalStyle(`${numbers} > p`, featureRule({ maxInlineSize: '46rem', marginBlockStart: space[2] }));

export const ways = featureStyle({ display: 'grid', gap: space[3], marginBlockStart: space[4] });

export const filter = featureStyle({ maxInlineSize: '40rem' });
globalStyle(`${filter} > p`, featureRule({ marginBlockStart: space[3] }));

export const label = featureStyle({ marginBlockEnd: space[2], fontWeight: fontWeight.strong });

/** Links in a row that wraps. The frame shows the area to tap. */
export const jump = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
});
globalStyle(
  `${jump} a`,
  featureRule({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space[4],
    border: `1px solid ${blend(colour.onAccentSoft, 45)}`,
    borderRadius: radius.medium,
    color: colour.onAccentSoft,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    textDecoration: 'none',
  }),
);
globalStyle(`${jump} a:hover`, featureRule({ textDecoration: 'underline' }));

/** Hidden where the groups are folded. */
export const groupLinks = featureStyle({ '@media': { [below.medium]: { display: 'none' } } });

/** Groups without gaps between their lines on a phone. */
export const groups = featureStyle({ '@media': { [from.medium]: { display: 'grid', gap: space[6] } } });

export const group = featureStyle({ scrollMarginBlockStart: space[5] });

/** Rows, down the first column and then down the second. */
export const rows = featureStyle({
  marginBlockStart: space[3],
  '@media': { [from.wide]: { columns: 2, columnGap: space[7] } },
});
globalStyle(
  `${rows} > li`,
  featureRule({
    display: 'flow-root',
    breakInside: 'avoid',
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${colour.line}`,
    scrollMarginBlockStart: space[5],
  }),
);
globalStyle(
  `${rows} > li:target`,
  featureRule({
    paddingInline: space[4],
    borderRadius: radius.medium,
    outline: `3px solid ${colour.accent}`,
    background: colour.surface,
  }),
);
globalStyle(
  `${rows} p`,
  featureRule({ marginBlockStart: space[1], color: colour.textSoft, fontSize: fontSize.small }),
);

export const sign = featureStyle({});
globalStyle(
  `${rows} ${sign}`,
  featureRule({
    marginBlockStart: space[2],
    color: colour.text,
    fontSize: fontSize.body,
    fontWeight: fontWeight.strong,
  }),
);

const button = style(
  featureRule({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    border: '1px solid transparent',
    borderRadius: radius.medium,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    lineHeight: 1.3,
    textDecoration: 'none',
  }),
);

/** Link of the action for a sign. The strongest colour is that of the most urgent tier. */
export const action = styleVariants({
  ambulance: [button, featureRule({ background: colour.accent, color: colour.onAccent })],
  emergency: [
    button,
    featureRule({ borderColor: colour.accent, background: colour.accentSoft, color: colour.onAccentSoft }),
  ],
  today: [button, featureRule({ background: colour.actionSoft, color: colour.onActionSoft })],
});
globalStyle(`${button}:hover`, featureRule({ textDecoration: 'underline' }));

export const where = featureStyle({ maxInlineSize: '46rem' });
globalStyle(`${where} > :is(p, ul)`, featureRule({ marginBlockStart: space[3] }));

printRule(page, { display: 'block', padding: 0, fontSize: '8pt', lineHeight: 1.2, color: '#000' });
printRule(`${filter}, ${page} > nav, ${ways}`, { display: 'none' });
printRule(groups, { display: 'block' });
printRule(numbers, { padding: '2pt 6pt', border: '1.5pt solid #000', background: 'none' });
printRule(`${page} :is(h2, h3, a, p)`, { color: '#000' });
printRule(`${page} h2`, { marginBlockStart: '4pt', fontSize: '10pt', breakAfter: 'avoid' });
printRule(rows, { columns: 2, columnGap: '12pt', marginBlockStart: '2pt' });
printRule(`${rows} > li`, {
  display: 'block',
  paddingBlock: '1.5pt',
  border: 0,
  borderBlockEnd: '.5pt solid #999',
});
// A row is one paragraph on paper: the action, the sign, the steps.
printRule(`${rows} p, ${rows} ${sign}`, { display: 'inline', fontSize: '8pt' });
printRule(`${rows} p::after`, { content: ' ' });
printRule(button, {
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: '#000',
  fontSize: '8pt',
  textDecoration: 'underline',
});
printRule(`${button}::after`, { content: ': ' });
