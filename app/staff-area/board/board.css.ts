import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover, forcedColours, from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** Half hours of the day. The rows without content have no height. */
const rowCount = 20;
const rows = Array.from({ length: rowCount }, (_, index) => index);
const axisWidth = '3.75rem';

/**
 * The board scrolls in both directions, so that the names of the doctors and the times stay in sight. In a low window it is as high as its
 * content.
 */
export const board = featureStyle({
  // Clips the texts for screen readers, which are placed absolutely.
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `auto repeat(${rowCount}, auto)`,
  gridTemplateColumns: axisWidth,
  gridAutoColumns: 'minmax(13.5rem, 24rem)',
  gridAutoFlow: 'column',
  containerType: 'inline-size',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  ...framed,
  borderRadius: radius.medium,
  scrollPaddingInlineStart: axisWidth,
  scrollPaddingBlockStart: '3.5rem',
  fontSize: fontSize.small,
  lineHeight: 1.35,
  '@media': {
    // One doctor at a time, and the next one by a swipe.
    [below.medium]: {
      gridAutoColumns: `min(100% - ${axisWidth} - 1.5rem, 17rem)`,
      scrollSnapType: 'inline mandatory',
    },
    '(min-height: 30rem)': { maxBlockSize: 'max(22rem, calc(100dvh - 11rem))' },
  },
});
printRule(board, { maxBlockSize: 'none', overflow: 'visible' });

/** Columns of a week, which is one doctor's: narrower, so that seven fit a laptop. */
export const narrow = featureStyle({
  '@media': { [from.medium]: { gridAutoColumns: 'minmax(7.75rem, 24rem)' } },
});

export const axis = featureStyle({
  display: 'grid',
  gridRow: '1 / -1',
  gridColumn: 1,
  gridTemplateRows: 'subgrid',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  background: colour.surface,
  color: colour.textSoft,
  borderInlineEnd: `1px solid ${colour.line}`,
});

/** Covers the names of the doctors that scroll below it. */
export const corner = featureStyle({
  gridRow: 1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: colour.subtle,
  borderBlockEnd: `1px solid ${colour.line}`,
});

const line = { borderBlockStart: `1px solid ${colour.line}` } as const;

export const hour = featureStyle({
  minBlockSize: '2.5rem',
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...line,
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
export const fullHour = style([hour, featureRule({ color: colour.text, fontWeight: fontWeight.strong })]);

/** A line across the board at the present time, or its time on the axis. */
export const now = featureStyle({ alignSelf: 'start', position: 'relative', pointerEvents: 'none' });
export const nowLine = featureStyle({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100cqi',
  borderBlockEnd: `2px solid ${colour.action}`,
  '@media': { [forcedColours]: { borderColor: 'Highlight' } },
});
export const nowTime = featureStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: '0.125rem',
  zIndex: 1,
  translate: '0 50%',
  paddingInlineEnd: '0.375rem',
  textAlign: 'end',
  borderRadius: '0.25rem',
  background: colour.action,
  color: colour.onAction,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
printRule(now, { display: 'none' });
printRule(nowLine, { display: 'none' });

/** Parts of a half hour at which the line stands: a style attribute would need a weaker Content-Security-Policy. */
export const nowParts = 6;
export const nowAt = styleVariants(
  Object.fromEntries(Array.from({ length: nowParts }, (_, part) => [part, part])),
  (part) => featureRule({ blockSize: `${Math.round((part * 10_000) / nowParts) / 100}%` }),
);

export const column = featureStyle({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollSnapAlign: 'start',
  borderInlineEnd: `1px solid ${colour.line}`,
});

export const head = featureStyle({
  gridRow: 1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: `0.375rem ${space[3]}`,
  background: colour.subtle,
  borderBlockEnd: `1px solid ${colour.line}`,
  lineHeight: 1.3,
});
export const title = featureStyle({
  overflowWrap: 'anywhere',
  color: colour.heading,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
});
export const remark = featureStyle({ color: colour.textSoft, fontSize: '0.8125rem' });

export const cells = featureStyle({
  display: 'grid',
  gridRow: '2 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The rows of the axis below the columns, so that the line at the present time passes behind the cards. */
export const nowRows = style([cells, featureRule({ gridColumn: 1 })]);

/** Rows of the times and of the cells, which begin after the row of the names. */
export const rowAt = styleVariants(Object.fromEntries(rows.map((row) => [row, row])), (row) =>
  featureRule({ gridRowStart: row + 1, gridColumn: 1 }),
);
export const spanOf = styleVariants(
  Object.fromEntries(rows.slice(1).map((row) => [row + 1, row + 1])),
  (span) => featureRule({ gridRowEnd: `span ${span}` }),
);

export const cell = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.125rem',
  alignContent: 'stretch',
  padding: '0.125rem',
  ...line,
});

/** A range that cannot be booked. */
export const shut = style([
  cell,
  featureRule({
    padding: `${space[1]} ${space[3]}`,
    background: `color-mix(in oklab,${colour.subtle} 55%,${colour.surface})`,
    color: colour.textSoft,
    fontSize: '0.8125rem',
  }),
]);

/** A free time: quiet, until somebody points at it or drags an appointment over it. */
export const free = featureStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space[1],
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  paddingBlock: space[1],
  borderRadius: radius.small,
  border: '1.5px dashed transparent',
  color: colour.textSoft,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '[data-dragging] &': { borderColor: colour.edge },
    '&[data-over]': { background: colour.actionSoft, color: colour.onActionSoft, borderColor: colour.action },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    [canHover]: {
      selectors: { '&:hover': { background: colour.actionSoft, color: colour.onActionSoft } },
    },
  },
});
export const plus = featureStyle({
  marginInlineStart: 'auto',
  opacity: 0,
  selectors: { [`${free}:hover &, ${free}:focus-visible &, ${free}[data-over] &`]: { opacity: 1 } },
});
