import { createContainer, globalStyle } from '@vanilla-extract/css';
import { base as badge } from '../badge/badge.css.ts';
import { button } from '../button/button.css.ts';
import { colour } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { framed, visuallyHidden } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, radius, shadow, space } from '../theme/tokens.ts';

const tableContainer = createContainer();

/** Container query for rows laid out in columns. Import it to style content inside a row. */
export const inColumns = `${tableContainer} (width >= 56rem)`;
/** Container query for rows that are cards as wide as a phone. */
export const inNarrowCards = `${tableContainer} (width < 36rem)`;
/**
 * Container query for rows that are cards. The container's width decides, not the window's, because the staff menu
 * beside the table takes some of it.
 */
export const inCards = `${tableContainer} (width < 56rem)`;
/** Container query for cards that are wider than a phone. */
export const inWideCards = `${tableContainer} (36rem <= width < 56rem)`;

export const container = uiStyle({ containerName: tableContainer, containerType: 'inline-size' });

export const frame = uiStyle({
  position: 'relative',
  overflowX: 'auto',
  ...framed,
  boxShadow: shadow,
  '@container': { [inCards]: { overflow: 'visible', border: 0, background: 'none', boxShadow: 'none' } },
});

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  // Two lines of text fit a row of 44 px.
  lineHeight: 1.3,
  '@container': { [inCards]: { display: 'block', fontSize: 'inherit', lineHeight: 1.45 } },
});

export const head = uiStyle({
  background: colour.subtle,
  color: colour.heading,
  '@container': {
    // Screen readers still announce the column with each cell.
    [inCards]: visuallyHidden,
  },
});
globalStyle(`${head} th`, uiRule({ padding: space[2], textAlign: 'start', whiteSpace: 'nowrap' }));

export const body = uiStyle({ '@container': { [inCards]: { display: 'block' } } });

export const row = uiStyle({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${colour.line}` } },
  '@container': {
    // The least height of a row.
    [inColumns]: { blockSize: '2.5rem' },
    [inCards]: {
      display: 'block',
      padding: `${space[3]} ${space[4]}`,
      ...framed,
      boxShadow: shadow,
      selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } },
    },
    [inWideCards]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[5] },
  },
});

export const cell = uiStyle({
  padding: `0.125rem ${space[2]}`,
  verticalAlign: 'middle',
  '@container': {
    [inCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
      // The name of the field stands at the first line of a cell of several lines.
      alignItems: 'baseline',
      gap: space[3],
      padding: `${space[2]} 0`,
    },
  },
});
globalStyle(
  `${head} th:first-child, ${cell}:first-child`,
  uiRule({ '@container': { [inColumns]: { paddingInlineStart: space[4] } } }),
);

/** Amounts end below each other, and their figures have one width. */
globalStyle(
  `:is(${head} th, ${cell})[data-kind="figure"]`,
  uiRule({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@container': { [inColumns]: { textAlign: 'end' } },
  }),
);
globalStyle(
  `:is(${head} th, ${cell})[data-kind="figure"]:last-child`,
  uiRule({ '@container': { [inColumns]: { paddingInlineEnd: space[4] } } }),
);
globalStyle(
  `${cell}[data-kind="line"]`,
  uiRule({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

// Badges and buttons as low as a line of a row. A finger needs more: there the buttons keep 44 px.
globalStyle(
  `${cell} ${badge}`,
  uiRule({ '@container': { [inColumns]: { paddingBlock: 0, paddingInline: space[2], lineHeight: 1.1 } } }),
);
const sizes = button.classNames.variants.size;
globalStyle(
  `${cell} ${sizes.small}`,
  uiRule({ '@container': { [inColumns]: { paddingInline: space[2], whiteSpace: 'nowrap' } } }),
);
const finePointer = '(pointer: fine)';
globalStyle(
  `${cell} ${sizes.icon}`,
  uiRule({ '@media': { [finePointer]: { '@container': { [inColumns]: { minBlockSize: '2.25rem' } } } } }),
);
// A finger on a phone finds 48 px.
const touch = '(pointer: coarse)';
globalStyle(
  `${cell} :is(${sizes.small}, ${sizes.icon}, a[href^="tel:"])`,
  uiRule({ '@media': { [touch]: { '@container': { [inCards]: { minBlockSize: '3rem' } } } } }),
);
globalStyle(
  `${cell} a[href^="tel:"]`,
  uiRule({
    '@media': { [touch]: { '@container': { [inCards]: { display: 'inline-flex', alignItems: 'center' } } } },
  }),
);

export const fieldName = uiStyle({
  display: 'none',
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  '@container': { [inCards]: { display: 'block' } },
});

// On a phone, a row and the details opened below it look like one card.
export const detailRow = uiStyle({
  background: colour.ground,
  borderBlockStart: `1px solid ${colour.line}`,
  '@container': {
    [inCards]: {
      display: 'block',
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      selectors: {
        [`${row} + &`]: { borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 },
      },
    },
  },
});
globalStyle(
  `${row}:has(+ ${detailRow})`,
  uiRule({ '@container': { [inCards]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } } }),
);

export const detail = uiStyle({ padding: space[4], '@container': { [inCards]: { display: 'block' } } });

const rows = `${tableContainer} (width >= 56rem)`;

/** Marks the container of a table with fixed column widths; see `Table`. */
export const even = uiStyle({});
globalStyle(`${even} ${frame}`, uiRule({ '@container': { [rows]: { overflow: 'visible' } } }));
globalStyle(`${even} ${table}`, uiRule({ '@container': { [rows]: { tableLayout: 'fixed' } } }));
globalStyle(`${even} ${row}`, uiRule({ '@container': { [rows]: { blockSize: '2.75rem' } } }));
globalStyle(`${even} ${cell}`, uiRule({ '@container': { [rows]: { paddingBlock: 0 } } }));
globalStyle(
  `${even} ${head} th`,
  uiRule({
    '@container': {
      [rows]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 3,
        background: colour.subtle,
        fontSize: '0.875rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
    },
    // Below this width the staff menu is a bar that sticks to the top.
    '@media': { [below.wide]: { insetBlockStart: '3.75rem' } },
  }),
);
globalStyle(
  `${even} ${head} th:first-child`,
  uiRule({ '@container': { [rows]: { borderStartStartRadius: radius.large } } }),
);
globalStyle(
  `${even} ${head} th:last-child`,
  uiRule({ '@container': { [rows]: { borderStartEndRadius: radius.large } } }),
);

export const sortLink = uiStyle({
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '1.75rem',
  color: 'inherit',
  textDecoration: 'none',
  '@container': { [rows]: { display: 'inline-flex' } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const unsorted = uiStyle({ '@container': { [rows]: { display: 'none' } } });

export const arrow = uiStyle({ minInlineSize: '0.75em' });
