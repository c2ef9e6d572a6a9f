import { globalStyle, style } from '@vanilla-extract/css';
import { inCards, inColumns, inNarrowCards, inWideCards } from '#app/ui/table/table.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { toastSpace } from '#app/ui/theme/toast-space.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';
import { buttons, small } from '../../frame/list-entry.css.ts';

export * from '../../frame/list-entry.css.ts';

/** On a phone, the reference is only on the appointment's own page. */
export const reference = style([
  small,
  featureRule({
    display: 'none',
    '@container': { [inColumns]: { display: 'inline' }, [inWideCards]: { display: 'inline' } },
  }),
]);

export const marks = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
// Lower than a status, so that a name with marks is one line of text.
globalStyle(`${marks} > *`, featureRule({ paddingBlock: 0 }));

export const actions = featureStyle({ display: 'grid', gap: space[1], justifyItems: 'start' });

export const menuPlace = featureStyle({
  flexShrink: 0,
  inlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  '@media': { '(pointer: fine)': { '@container': { [inColumns]: { minBlockSize: '2.25rem' } } } },
  // The menu's touch area is higher than the row's button and may reach into the row's padding.
  marginBlock: `calc(-1 * ${space[1]})`,
});

/** Cancelled or missed appointments: readable but subdued. */
export const over = featureStyle({ color: colour.textSoft });

/** On a phone, a gap is one line that opens. On wide screens all its times are visible. */
export const freeTimes = style({});
globalStyle(
  `${freeTimes}::details-content`,
  featureRule({ '@container': { [inColumns]: { contentVisibility: 'visible', blockSize: 'auto' } } }),
);

export const gap = featureStyle({
  minBlockSize: '2.125rem',
  paddingBlock: space[1],
  fontSize: fontSize.small,
  color: colour.textSoft,
  cursor: 'pointer',
  '@container': { [inColumns]: { display: 'none' } },
});

export const freeWord = style([
  small,
  featureRule({ display: 'none', '@container': { [inColumns]: { display: 'inline' } } }),
]);

/** Names the keys of the list, where there is a keyboard. */
export const keys = style([small, featureRule({ '@media': { '(hover: none)': { display: 'none' } } })]);

/** The names of the day's doctors, which may be many: one line that scrolls sideways. Each section also stands below. */
export const scroller = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  // Room for the touch areas and the focus rings, which an overflow would cut.
  margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[1]})`,
  padding: `${space[2]} ${space[1]}`,
});

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

/** The form for an appointment: when, who, and the rest, each in a line where there is room, so that it fits a laptop. */
export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});
globalStyle(`${form} > *`, featureRule({ '@media': { [from.desk]: { gridColumn: 'span 4' } } }));
globalStyle(
  `${form} > :nth-child(-n + 4)`,
  featureRule({ '@media': { [from.desk]: { gridColumn: 'span 3' } } }),
);

export const wideField = style({});
globalStyle(
  `${form} > ${wideField}`,
  featureRule({ gridColumn: '1 / -1', '@media': { [from.desk]: { gridColumn: 'span 8' } } }),
);

/** The buttons stay in sight at the end of a low window. */
export const formEnd = featureStyle({
  '@media': {
    [from.wide]: {
      position: 'sticky',
      insetBlockEnd: toastSpace,
      zIndex: 1,
      background: colour.ground,
      paddingBlockEnd: space[3],
    },
  },
});
globalStyle(`${form} > ${formEnd}`, featureRule({ gridColumn: '1 / -1' }));

/** Equal column widths align the tables of several doctors below each other. Rows are low, so that a day is short. */
export const even = style({});
globalStyle(`${even} table`, featureRule({ tableLayout: 'fixed' }));
// Where there is room, phone and reference are in one line.
const widths = ['7rem', '', 'clamp(11.5rem, 22cqi, 15rem)', '8rem', '5.5rem', '12.5rem'];
for (const [index, inlineSize] of widths.entries())
  if (inlineSize !== '') globalStyle(`${even} th:nth-child(${index + 1})`, featureRule({ inlineSize }));

type NarrowRule = NonNullable<Parameters<typeof featureRule>[0]['@container']>[string];
const within = (query: string) => (selector: string, rule: NarrowRule) =>
  globalStyle(`${even} ${selector}`, featureRule({ '@container': { [query]: rule } }));

/** A list of many days: each row has its day beside its time, and its doctor below its name. */
export const manyDays = style({});
// Phone and reference are below each other, to leave the room to the names.
const manyDaysWidths = { 1: '13rem', 3: '7rem', 6: '12rem' };
for (const [index, inlineSize] of Object.entries(manyDaysWidths))
  globalStyle(`${manyDays}${even} th:nth-child(${index})`, featureRule({ inlineSize }));

export const selection = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});

/** Result for the selected requests. The staff menu is a bar above it where the window is narrow. */
export const result = featureStyle({ scrollMarginBlockStart: '5rem' });

/** Actions on the selected rows. In sight at the end of the window, above a message there. */
export const selectionBar = featureStyle({
  position: 'sticky',
  insetBlockEnd: toastSpace,
  zIndex: 1,
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.ground,
});

const inRows = within(inColumns);
// The menu stands at the end of each row, whether or not the row has a button.
inRows('tr > td:last-child', { paddingInlineEnd: space[2] });
for (const rule of [inRows, within(inWideCards)]) {
  rule(`${actions}`, { justifyItems: 'stretch' });
  rule(`${buttons}`, { flexWrap: 'nowrap', justifyContent: 'space-between' });
  rule(`${menuPlace}`, { marginInlineStart: 'auto' });
}
inRows('td[colspan]', { padding: `0 ${space[4]}` });
// Only the first table of a page shows its head. The others keep theirs for screen readers and for the column widths.
globalStyle(
  `${even} ~ ${even} th`,
  featureRule({ '@container': { [inColumns]: { padding: `0 ${space[2]}`, fontSize: 0, lineHeight: 0 } } }),
);

// Where space is short, the rows are one list: time and name; phone; status, amount and actions.
const inList = within(inCards);
inList('tbody', { ...framed, overflow: 'clip' });
inList('tr', { border: 0, borderRadius: 0, boxShadow: 'none' });
inList('tr:not(:first-child)', { margin: 0, borderBlockStart: `1px solid ${colour.line}` });
inList('tr:has(> td + td)', {
  display: 'grid',
  columnGap: space[2],
  alignItems: 'center',
  padding: `0.375rem ${space[3]}`,
});
inList('td', { display: 'block', padding: 0 });
inList('td > span[aria-hidden]', { display: 'none' });
inList('td:nth-child(1)', { alignSelf: 'start' });
inList('td[colspan]', { paddingInline: space[3] });

// The two widths share no rule of the columns: the build sorts rules by their query, so a rule for all widths may come after
// one for some of them, and would win.
const inNarrowList = within(inNarrowCards);
inNarrowList('tr:has(> td + td)', {
  position: 'relative',
  gridTemplateColumns: '4.5rem minmax(min-content, 1fr) auto auto',
});
inNarrowList('td:nth-child(-n + 3)', { minInlineSize: 0 });
// The menu is in the corner of the row, because status, amount and button need the whole line of a phone.
inNarrowList('td:nth-child(2)', { paddingInlineEnd: '3rem' });
inNarrowList(`${menuPlace}`, {
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[2],
  marginBlock: 0,
});
inNarrowList('td:nth-child(n + 2):nth-child(-n + 3)', { gridColumn: '2 / -1' });
inNarrowList('td:nth-child(4)', { gridColumn: '1 / span 2' });

const inWideList = within(inWideCards);
inWideList('tr:has(> td + td)', { gridTemplateColumns: '4.5rem minmax(0, 1fr) 7.5rem 4.5rem 11rem' });
inWideList('td:nth-child(n + 2):nth-child(-n + 3)', { gridColumn: 2 });
for (const [index, gridColumn] of [3, 4, 5].entries())
  inWideList(`td:nth-child(${index + 4})`, { gridRow: '1 / span 2', gridColumn });

// In a list of many days, the day and the time have a line of their own.
const ofManyDays = `tr:has(> td + td):is(${manyDays} *)`;
inNarrowList(`${ofManyDays} > td:nth-child(-n + 3)`, { gridColumn: '1 / -1' });
inWideList(ofManyDays, { gridTemplateColumns: 'minmax(0, 1fr) 7.5rem 4.5rem 11rem' });
inWideList(`${ofManyDays} > td:nth-child(1)`, { gridColumn: '1 / -1' });
inWideList(`${ofManyDays} > td:nth-child(n + 2):nth-child(-n + 3)`, { gridColumn: 1 });
for (const gridColumn of [2, 3, 4])
  inWideList(`${ofManyDays} > td:nth-child(${gridColumn + 2})`, { gridRow: '2 / span 2', gridColumn });
