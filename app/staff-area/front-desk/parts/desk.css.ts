import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, inNarrowCards } from '#app/ui/table/table.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const time = featureStyle({ fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });

export const person = featureStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const marks = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const actions = featureStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });

/** Buttons of a row in one line. The menu's space is reserved from the start, so hydration moves nothing. */
export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const menuPlace = featureStyle({ flexShrink: 0, inlineSize: '2.75rem', minBlockSize: '2.75rem' });

/** Cancelled or missed appointments: readable but subdued. */
export const over = featureStyle({ color: colour.textSoft });

/** On a phone, a gap is one line that opens. On wide screens all its times are visible. */
export const freeTimes = featureStyle({
  marginBlock: `calc(-1 * ${space[3]})`,
  '@container': { [inColumns]: { marginBlock: 0 } },
});
globalStyle(
  `${freeTimes}::details-content`,
  featureRule({ '@container': { [inColumns]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

export const gap = featureStyle({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.textSoft,
  cursor: 'pointer',
  '@container': { [inColumns]: { display: 'none' } },
});

export const freeChoices = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
});

export const freeWord = style([
  small,
  featureRule({ display: 'none', '@container': { [inColumns]: { display: 'inline' } } }),
]);

export const section = featureStyle({ display: 'grid', gap: space[2] });

export const sectionHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const sectionTitle = featureStyle({ fontSize: fontSize.h3 });

export const filters = featureStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr' },
    [from.desk]: { gridTemplateColumns: 'auto minmax(12rem, 1fr) minmax(12rem, 1fr) auto' },
  },
});

/** On a phone, the filters are folded, so the list comes first. */
export const folded = style({});
globalStyle(
  `${folded}::details-content`,
  featureRule({ '@media': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

export const fold = featureStyle({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  cursor: 'pointer',
  '@media': { [from.medium]: { display: 'none' } },
});

export const days = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const facts = featureStyle({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const term = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

export const card = featureStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[5],
  ...framed,
});

export const cards = featureStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});

export const column = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const note = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const history = featureStyle({ display: 'grid', gap: space[2], padding: 0, listStyle: 'none' });

/** Equal column widths align the tables of several doctors below each other. */
export const even = style({});
globalStyle(`${even} table`, featureRule({ tableLayout: 'fixed' }));
globalStyle(`${even} th:nth-child(1)`, featureRule({ inlineSize: '7rem' }));
globalStyle(`${even} th:nth-child(n + 3):nth-child(-n + 4)`, featureRule({ inlineSize: '9rem' }));
globalStyle(`${even} th:nth-child(5)`, featureRule({ inlineSize: '6rem' }));
globalStyle(`${even} th:nth-child(6)`, featureRule({ inlineSize: '12rem' }));

type NarrowRule = NonNullable<Parameters<typeof featureRule>[0]['@container']>[string];
const inNarrow = (selector: string, rule: NarrowRule) =>
  globalStyle(`${even} ${selector}`, featureRule({ '@container': { [inNarrowCards]: rule } }));

// On a phone, a row is a card of three lines: time and status; name and amount; phone and actions.
inNarrow('tr:has(> td + td)', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
});
inNarrow('tr:not(:first-child):has(> td + td)', { marginBlockStart: space[3] });
inNarrow('td', { display: 'block', padding: `${space[1]} 0` });
inNarrow('td:not(:nth-child(5)) > span[aria-hidden]', { display: 'none' });
inNarrow('td:is(:nth-child(1), :nth-child(4))', { gridRow: 1 });
inNarrow('td:nth-child(1) span + span', { display: 'block' });
inNarrow('td:is(:nth-child(2), :nth-child(5))', { gridRow: 2 });
inNarrow('td:is(:nth-child(3), :nth-child(6))', { gridRow: 3 });
inNarrow('td:is(:nth-child(4), :nth-child(5))', { textAlign: 'end' });
inNarrow('td:nth-child(6)', { justifySelf: 'end', maxInlineSize: '11rem' });
inNarrow('td[colspan]', { padding: space[4] });
