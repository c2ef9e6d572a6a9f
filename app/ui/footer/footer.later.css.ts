import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, canHover, from } from '../theme/media.ts';
import { blend, container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const footer = uiStyle({
  marginBlockStart: space[4],
  '@media': { [from.medium]: { marginBlockStart: space[8] } },
});

export const hills = style(
  uiRule({ inlineSize: '100%', blockSize: 'clamp(2.5rem, 9vw, 7.5rem)', marginBlockEnd: '-1px' }),
);

export const farHill = uiStyle({ fill: blend(colour.action, 16, colour.ground) });
export const middleHill = style(
  uiRule({ fill: blend(colour.band, 48, blend(colour.action, 40, colour.ground)) }),
);
export const nearHill = uiStyle({ fill: colour.band });

export const band = uiStyle({ background: colour.band, color: colour.onBandSoft });

export const inner = uiStyle({ ...container, paddingBlock: space[4] });

export const heading = style(
  uiRule({
    color: colour.onBand,
    fontSize: fontSize.h4,
    '@media': { [from.medium]: { paddingBlockEnd: space[2] } },
  }),
);

export const help = uiStyle({
  paddingBlockEnd: space[1],
  borderBlockEnd: '1px solid rgb(255 255 255 / 0.16)',
  color: colour.onBand,
  '@media': { [from.medium]: { paddingBlockEnd: space[6] } },
});
// On a phone the number stands beside its meaning, and above it if a large text leaves no room.
globalStyle(
  `${help} li > a`,
  uiRule({
    '@media': {
      [below.medium]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: space[2],
        alignItems: 'center',
      },
    },
  }),
);
globalStyle(`${help} li strong`, uiRule({ minInlineSize: '4.5rem' }));
globalStyle(`${help} li span`, uiRule({ flex: '1 1 8rem' }));
globalStyle(`${help} ul`, uiRule({ '@media': { [below.medium]: { rowGap: 0 } } }));

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[1],
  '@media': {
    [from.medium]: { gridTemplateColumns: '2fr 1fr 1.2fr', gap: space[6], paddingBlock: space[6] },
  },
});

/** On a phone the links stand in rows of two: the place and the way, two phones, mail and profiles. */
export const contact = uiStyle({
  gridColumn: '1 / -1',
  color: colour.onBand,
  '@media': {
    [below.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] },
    [from.medium]: { gridColumn: 'auto' },
  },
});

/** The header of a phone shows the logo already. */
export const logo = uiStyle({ '@media': { [below.medium]: { display: 'none' } } });

export const address = style(
  uiRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    paddingBlockStart: space[2],
    fontStyle: 'normal',
    // Part of the rows of `contact`.
    '@media': { [below.medium]: { display: 'contents' } },
  }),
);

export const aside = uiStyle({ color: colour.onBandSoft, fontSize: fontSize.small });

export const link = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: space[1],
  color: 'inherit',
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: colour.onBand, textDecoration: 'underline' } } },
  },
});

export const map = style([
  link,
  uiRule({ '@media': { [below.medium]: { flex: '1 1 12rem', fontSize: fontSize.small } } }),
]);

export const phone = style([link, uiRule({ '@media': { [below.medium]: { flex: '1 1 8rem' } } })]);

/** Hidden on a phone, where the list of helplines directly above has the same number. */
export const admission = style([link, uiRule({ '@media': { [below.medium]: { display: 'none' } } })]);

export const mail = style([
  link,
  uiRule({ '@media': { [below.medium]: { flex: '1 1 8rem', overflowWrap: 'anywhere' } } }),
]);

export const social = style(
  uiRule({
    '@media': {
      [from.medium]: { marginInlineStart: `calc(-1 * ${space[3]})`, paddingBlockStart: space[2] },
    },
  }),
);

export const group = uiStyle({ minInlineSize: 0 });
globalStyle(
  `${group} summary`,
  uiRule({ '@media': { [below.medium]: { borderColor: 'rgb(255 255 255 / 0.16)' } } }),
);
globalStyle(`${group} summary::after`, uiRule({ color: colour.onBandSoft }));
globalStyle(`${group} summary > h2`, uiRule({ '@media': { [below.medium]: { padding: 0 } } }));

export const smallPrint = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlockStart: space[1],
  borderBlockStart: '1px solid rgb(255 255 255 / 0.16)',
  fontSize: fontSize.small,
});
// The copyright takes its own row, because the links would not all fit beside it.
globalStyle(`${smallPrint} > span`, uiRule({ '@media': { [below.wide]: { flexBasis: '100%' } } }));
