import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { control } from '#app/ui/field/control.css.ts';
import { content, head, headWords, lead, page, side } from '#app/ui/question-page/question-page.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { visuallyHiddenLine } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';
import { call, calls, number } from '../parts/urgent-calls.css.ts';

export const sheet = featureStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
// A sheet is filled in on a phone, where less of it should need scrolling.
globalStyle(
  `${page}:has(${sheet})`,
  featureRule({ '@media': { [below.medium]: { gap: space[5], paddingBlock: `${space[4]} ${space[4]}` } } }),
);
// The box above it has the same number.
globalStyle(
  `${content}:has(> ${sheet}) + ${side} > :not(section)`,
  featureRule({ '@media': { [below.medium]: { display: 'none' } } }),
);

export const part = featureStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const foldedPart = featureStyle({ display: 'grid', gap: space[2], paddingBlockStart: space[2] });

export const partTitle = featureStyle({ fontSize: fontSize.h3 });

export const question = featureStyle({
  color: colour.heading,
  fontFamily: font.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
});

export const points = featureStyle({ display: 'grid', gap: space[1], paddingInlineStart: '1.4em' });

export const numbers = featureStyle({
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.large,
  background: colour.accentSoft,
});

/** A field that grows with the typed text, on the screen and on paper. */
export const answer = featureStyle({ fieldSizing: 'content' });

const linesHigh = (lines: number) => featureRule({ minBlockSize: `calc(${lines} * 1.5em + 1.125rem)` });

/** Least height in lines. A field that grows with its text ignores the `rows` attribute. */
export const room = styleVariants({
  1: linesHigh(1),
  2: linesHigh(2),
  3: linesHigh(3),
  4: linesHigh(4),
});

/** An answer, and lines to write on, on paper only. They are borders, because browsers may not print backgrounds. */
export const written = featureStyle({ display: 'grid' });
export const rules = featureStyle({ display: 'none' });
export const rule = featureStyle({});

export const days = featureStyle({
  minInlineSize: 0,
  '@media': { [from.medium]: { display: 'grid', gap: space[4] } },
});
globalStyle(
  `${days} > details`,
  featureRule({
    '@media': {
      [from.medium]: {
        minInlineSize: 0,
        padding: `${space[3]} ${space[4]} ${space[4]}`,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.medium,
      },
    },
  }),
);
// A dot marks the days with an answer.
globalStyle(
  `${days} > details:has(input:not(:placeholder-shown)) > summary::after`,
  featureRule({
    '@media': {
      [below.medium]: {
        content: '"" / ""',
        inlineSize: '0.375rem',
        blockSize: '0.375rem',
        marginBlockStart: '-0.375rem',
        borderRadius: radius.round,
        background: colour.accent,
      },
    },
  }),
);

/** Two columns of fields on a phone. */
export const day = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      columnGap: space[3],
      paddingBlockStart: space[3],
    },
    [from.medium]: { paddingBlockStart: space[2] },
  },
});

/** Heights of a row on paper: seven tall rows or 31 short rows fill a page. */
export const tall = featureStyle({});
export const short = featureStyle({});

export const dayName = featureStyle({});

/** Names of a day: the short one is what a phone shows of the long one. */
export const longName = featureStyle({
  '@media': { [`screen and ${below.medium}`]: visuallyHiddenLine },
});
export const shortName = featureStyle({
  '@media': { print: { display: 'none' }, [from.medium]: { display: 'none' } },
});

export const cell = featureStyle({
  display: 'grid',
  gap: space[1],
  fontSize: fontSize.small,
  lineHeight: 1.35,
});

/** Column headings, on paper only. On the screen each field has a label. */
export const columns = featureStyle({ display: 'none' });

export const privacy = featureStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [below.medium]: { fontSize: fontSize.small, lineHeight: 1.45 } },
});
// Both buttons in one row.
globalStyle(
  `${privacy} button`,
  featureRule({ '@media': { [below.medium]: { paddingInline: space[3], fontSize: fontSize.small } } }),
);

export const withScripts = featureStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScripts = featureStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

// On paper: a sheet to write on, with a line for each field.
printRule(`${privacy}, ${content}:has(> ${sheet}) + ${side}`, { display: 'none' });
printRule(`${page}:has(${sheet})`, { display: 'block', paddingBlock: '4pt' });
printRule(`${head}:has(+ * ${sheet})`, { background: 'none' });
printRule(`${head}:has(+ * ${sheet}) a`, { display: 'none' });
printRule(`${headWords}:has(> ${lead})`, { gap: 0, paddingBlock: '2pt 4pt' });
printRule(sheet, { gap: '6pt', fontSize: '10pt', lineHeight: 1.35 });
printRule(part, { gap: '1pt', breakInside: 'avoid' });
printRule(`${partTitle}, ${question}`, { color: '#000', fontSize: '11.5pt' });
printRule(points, { gap: '1pt' });
printRule(numbers, { padding: '3pt 8pt', border: '1.2pt solid #000', background: 'none' });
printRule(`${numbers} ${calls}`, { gridTemplateColumns: 'repeat(4, auto)', marginBlockStart: 0 });
printRule(`${numbers} ${call}`, { minBlockSize: 0, paddingBlock: '1pt', color: '#000', fontSize: '8.5pt' });
printRule(`${numbers} ${number}`, { fontSize: '12pt' });
printRule(`${sheet} ${control}`, {
  minBlockSize: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: '#000',
  resize: 'none',
});
printRule(`${sheet} ${answer}`, { lineHeight: '7mm' });
printRule(written, { position: 'relative' });
printRule(rules, { display: 'block', position: 'absolute', insetBlockStart: 0, insetInline: 0 });
printRule(rule, { display: 'block', blockSize: '7mm', borderBlockEnd: '0.6pt solid #777' });
printRule(`${days}`, { display: 'block', breakInside: 'auto' });
printRule(`${part}:has(${days})`, { breakInside: 'auto' });
printRule(foldedPart, { gap: '1pt', padding: 0 });
// The rows of the table are the parts of a day, without the boxes around them.
printRule(`${days} > details > summary, ${days} > details::details-content, ${day}`, { display: 'contents' });
printRule(`${days} > details, ${columns}`, {
  display: 'grid',
  // One column for the day, then one for each question.
  gridTemplateColumns: '19mm',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: '0.6pt solid #777',
  borderRadius: 0,
  breakInside: 'avoid',
  fontSize: '8pt',
  lineHeight: 1.25,
});
printRule(`${columns} > *`, { paddingInline: '2pt', overflowWrap: 'anywhere' });
printRule(dayName, { gridColumn: 'auto', alignSelf: 'center', padding: 0 });
printRule(cell, { display: 'block', borderInlineStart: '0.6pt solid #777' });
printRule(`${cell} > span`, { display: 'none' });
printRule(`${day} ${control}`, { paddingInline: '2pt', fontSize: '8pt' });
printRule(`${tall} ${control}`, { blockSize: '15mm' });
printRule(`${short} ${control}`, { blockSize: '6.1mm' });
for (const lines of [1, 2, 3, 4] as const) {
  printRule(`${sheet} ${room[lines]}`, { minBlockSize: `${lines * 7}mm` });
}
printRule(`${sheet} > p`, { fontSize: '8.5pt' });
