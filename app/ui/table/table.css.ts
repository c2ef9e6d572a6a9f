import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { fontSize, fontWeight, radius, shadow, space } from '../theme/tokens.ts';
import { uiRule } from '../theme/ui-rule.ts';

export const frame = style(
  uiRule({
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    boxShadow: shadow,
    '@media': {
      [below.wide]: { overflow: 'visible', border: 0, background: 'none', boxShadow: 'none' },
    },
  }),
);

export const table = style(
  uiRule({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '@media': { [below.wide]: { display: 'block' } },
  }),
);

// Not `display: none`: the names of the columns are still heard with each cell.
export const head = style(
  uiRule({
    background: colour.subtle,
    color: colour.heading,
    fontSize: fontSize.small,
    '@media': {
      [below.wide]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
globalStyle(
  `${head} th`,
  uiRule({ padding: space[3], textAlign: 'start', whiteSpace: 'nowrap' }) as object,
);

export const body = style(uiRule({ '@media': { [below.wide]: { display: 'block' } } }));

export const row = style(
  uiRule({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${colour.line}` } },
    '@media': {
      [below.wide]: {
        display: 'block',
        padding: `${space[3]} ${space[4]}`,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.large,
        background: colour.surface,
        boxShadow: shadow,
        selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } },
      },
      [`${from.medium} and ${below.wide}`]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[5] },
    },
  }),
);

export const cell = style(
  uiRule({
    padding: space[3],
    verticalAlign: 'middle',
    '@media': {
      [below.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
        alignItems: 'center',
        gap: space[3],
        padding: `${space[2]} 0`,
      },
    },
  }),
);

export const fieldName = style(
  uiRule({
    display: 'none',
    color: colour.textSoft,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    '@media': { [below.wide]: { display: 'block' } },
  }),
);

// A row that is opened and its details read as one: one card on a phone.
export const detailRow = style(
  uiRule({
    background: colour.ground,
    borderBlockStart: `1px solid ${colour.line}`,
    '@media': {
      [below.wide]: {
        display: 'block',
        border: `1px solid ${colour.line}`,
        borderRadius: radius.large,
        selectors: {
          [`${row} + &`]: { borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 },
        },
      },
    },
  }),
);
globalStyle(`${row}:has(+ ${detailRow})`, {
  ...uiRule({ '@media': { [below.wide]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } } }),
} as object);

export const detail = style(
  uiRule({ padding: space[5], '@media': { [below.wide]: { display: 'block', padding: space[4] } } }),
);
