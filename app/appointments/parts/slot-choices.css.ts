import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover, from, largeText } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { duration, fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const visits = featureStyle({ display: 'grid', gap: space[2] });

export const visitList = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const highlighted = {
  borderColor: colour.action,
  background: colour.actionSoft,
  color: colour.onActionSoft,
} as const;

const operable = featureRule({
  border: `1.5px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  cursor: 'pointer',
  font: 'inherit',
  textDecoration: 'none',
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '&:active': highlighted,
    '&[aria-current]': { ...highlighted, boxShadow: `inset 0 0 0 1px ${colour.action}` },
  },
  '@media': { [canHover]: { selectors: { '&:hover': highlighted } } },
});

export const visit = style([
  operable,
  featureRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    inlineSize: '100%',
    // Equal height of the choices side by side.
    blockSize: '100%',
    minBlockSize: '3rem',
    padding: space[2],
    fontWeight: fontWeight.strong,
    lineHeight: 1.3,
  }),
]);
globalStyle(`${visit} > svg`, featureRule({ flexShrink: 0 }));

export const visitWords = featureStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

/** The earliest free time, above the days. */
export const earliest = style([
  operable,
  featureRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    padding: `${space[2]} ${space[4]}`,
    borderColor: colour.action,
    lineHeight: 1.35,
    textAlign: 'start',
  }),
]);
globalStyle(`${earliest} > svg`, featureRule({ flexShrink: 0, color: colour.link }));

export const earliestLabel = featureStyle({ display: 'block', fontSize: fontSize.small });

export const later = featureStyle({ display: 'grid', gap: space[2] });

export const laterLabel = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  color: colour.link,
  cursor: 'pointer',
  fontWeight: fontWeight.strong,
});
globalStyle(`${later}[open] > ${laterLabel} > svg`, featureRule({ transform: 'rotate(180deg)' }));

/** Five days per row on a phone, or four in a locale with larger letters, so that two weeks fit its screen. One week per row on wider screens. */
export const days = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
  gap: '0.375rem',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space[2] },
    [largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const weekdayColumn = (column: number) =>
  featureStyle({ '@media': { [from.medium]: { gridColumnStart: column } } });

/** Column of the first day; weeks begin on Monday. */
export const firstOn = {
  Mon: weekdayColumn(1),
  Tue: weekdayColumn(2),
  Wed: weekdayColumn(3),
  Thu: weekdayColumn(4),
  Fri: weekdayColumn(5),
  Sat: weekdayColumn(6),
  Sun: weekdayColumn(7),
} as const;

const cell = featureRule({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  // Equal height of all cells in a row.
  blockSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${space[1]} 0.125rem`,
  borderRadius: radius.medium,
  lineHeight: 1.25,
  textAlign: 'center',
});

export const day = style([operable, cell]);

export const closedDay = style([
  cell,
  featureRule({ border: `1.5px dashed ${colour.line}`, color: colour.textSoft }),
]);

export const weekday = featureStyle({ fontSize: fontSize.small });

export const date = featureStyle({
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': { [below.medium]: { fontSize: fontSize.small } },
});

/** Reason why a day is closed, or its number of free times. Small text, to fit the cell. */
export const state = featureStyle({ fontSize: '0.8125rem', lineHeight: 1.2, overflowWrap: 'anywhere' });

export const part = featureStyle({ display: 'grid', gap: space[2] });

export const partName = featureStyle({ fontSize: fontSize.h4 });

export const times = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))',
  gap: space[2],
});

const timeCell = featureRule({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '3.25rem',
  padding: space[1],
  borderRadius: radius.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textAlign: 'center',
});

export const time = style([operable, timeCell, featureRule({ fontWeight: fontWeight.strong })]);

export const closedTime = style([
  timeCell,
  featureRule({ border: `1.5px dashed ${colour.line}`, background: colour.subtle, color: colour.textSoft }),
]);
