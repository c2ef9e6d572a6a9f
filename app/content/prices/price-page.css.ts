import { globalStyle, style } from '@vanilla-extract/css';
import { band as hero } from '#app/ui/hero/page-hero.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, measure, radius, space } from '#app/ui/theme/tokens.ts';
import { contents } from '../reading/contents-list.css.ts';
import * as sheet from './cost-estimate.css.ts';
import { amount, detail, lists, name, note, tallSection, wideSection } from './price-table.css.ts';

export const opening = featureStyle({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[7]}`,
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] } },
});

// In the right column, a line below the contents list would end in the middle of the page.
globalStyle(
  `${opening} > ${contents}`,
  featureRule({ '@media': { [from.wide]: { padding: 0, border: 0 } } }),
);

// The titles are short, so that two columns fit on a phone.
globalStyle(`${opening} > ${contents} > ul`, featureRule({ columnCount: 2, columnGap: space[4] }));

export const intro = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  maxInlineSize: measure,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
});

/** Links to four parts of the page. On a wider screen the contents are open, and no row is needed. */
export const jump = featureStyle({ '@media': { [from.medium]: { display: 'none' } } });

export const jumps = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const jumpLink = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  color: colour.link,
  fontSize: fontSize.small,
});

/** A stay and its insurance in short, because most families ask for it first. */
export const stay = featureStyle({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: colour.actionSoft,
  color: colour.onActionSoft,
  fontSize: fontSize.body,
});

globalStyle(`${stay} a`, featureRule({ color: 'inherit' }));

/** Background that separates the form from the price lists. */
export const planner = featureStyle({
  background: colour.subtle,
  '@media': {
    [below.medium]: { marginBlockStart: space[6] },
    [from.medium]: { marginBlockStart: space[8], paddingBlock: `${space[7]} ${space[8]}` },
  },
});

export const planBody = featureStyle({
  '@media': { [below.medium]: { paddingBlockEnd: space[6], scrollMarginBlockStart: space[8] } },
});

export const plannerHead = style(
  featureRule({ display: 'grid', gap: space[2], maxInlineSize: measure, marginBlockEnd: space[6] }),
);

export const plannerParts = featureStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', columnGap: space[8] },
  },
});

/** Sticky on a wide screen, so that the estimate stays visible while the form is filled in. */
export const answer = featureStyle({
  minInlineSize: 0,
  scrollMarginBlockStart: space[6],
  '@media': { [from.wide]: { position: 'sticky', insetBlockStart: space[6] } },
});

export const closing = featureStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  paddingBlockStart: space[7],
  '@media': {
    [from.wide]: { gridTemplateColumns: `minmax(0, ${measure}) 21rem`, justifyContent: 'space-between' },
  },
});

export const notes = featureStyle({ display: 'grid', gap: space[3], lineHeight: 1.6 });

globalStyle(`${notes} a`, featureRule({ whiteSpace: 'nowrap' }));

export const talk = featureStyle({});

// On paper: only the estimate if there is one, else the price lists without the form.
/** How to pay and where a video call opens. The printed lists fit on two pages without it. */
export const beforeVisit = featureStyle({});

printRule(`${contents}, ${jump}, ${planner}:not(:has(${sheet.sheet})), ${talk}, ${beforeVisit}`, {
  display: 'none',
});
printRule(opening, { paddingBlock: '4pt 8pt' });
printRule(lists, { gridTemplateColumns: '1fr 1fr', gap: '8pt 24pt' });
// Both wide lists fit on the first page.
printRule(wideSection, { gridColumn: '1 / -1', order: -1 });
printRule(tallSection, { gridRow: 'span 2' });
printRule(stay, { padding: 0, background: 'none', color: '#000', fontSize: '9.5pt' });
printRule(`${lists} > *`, { breakInside: 'avoid' });
printRule(`:is(${lists}, ${closing}) h2`, { fontSize: '13pt' });
printRule(`${lists} ${detail}`, { fontSize: '8pt', lineHeight: 1.25 });
printRule(note, { maxInlineSize: 'none', paddingBlock: '0 3pt', fontSize: '8.5pt' });
printRule(`${lists} :is(${name}, ${amount})`, { paddingBlock: '1.5pt', fontSize: '9pt', lineHeight: 1.3 });
printRule(`:is(${opening}, ${lists}, ${closing}) a`, { color: 'inherit', textDecoration: 'none' });
printRule(closing, { display: 'block', paddingBlockStart: '4pt', fontSize: '8.5pt' });

const withEstimate = `body:has(${sheet.sheet})`;
printRule(`${withEstimate} :is(${opening}, ${lists}, ${closing}, ${hero})`, { display: 'none' });
printRule(planner, { marginBlock: 0, paddingBlock: 0, background: 'none' });
printRule(`${planner} :is(form, ${plannerHead}, ${sheet.afterwards})`, { display: 'none' });
printRule(plannerParts, { display: 'block' });
printRule(answer, { position: 'static' });
printRule(sheet.sheet, { gap: '8pt', padding: 0, border: 0, background: 'none', boxShadow: 'none' });
printRule(sheet.letterhead, { display: 'block' });
printRule(`${sheet.sheet} h3`, { fontSize: '18pt' });
printRule(`${sheet.sheet} a`, { color: '#000', textDecoration: 'none' });
printRule(sheet.tip, { border: '1pt solid #000', background: 'none', color: '#000' });
printRule(`${sheet.sheet} :is(${sheet.what}, ${sheet.amount})`, { paddingBlock: '3.5pt' });
printRule(sheet.words, { gap: '8pt' });
printRule(sheet.phone, { minBlockSize: 0, paddingBlock: 0 });
printRule(`${sheet.line}, ${sheet.words} > *`, { breakInside: 'avoid' });
