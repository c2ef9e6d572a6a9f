import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = style(
  featureRule({
    display: 'grid',
    gap: `${space[5]} ${space[4]}`,
    ...inColumns(2),
    '@media': { [from.wide]: inColumns(4) },
  }),
);

/** Seven fill rows of two and of four when the first takes the place of two. */
export const item = style(featureRule({ selectors: { '&:first-child': { gridColumn: 'span 2' } } }));

export const figure = style(
  featureRule({ display: 'flex', flexDirection: 'column', gap: space[2], blockSize: '100%' }),
);

export const frame = style(
  featureRule({
    display: 'block',
    borderRadius: radius.medium,
    overflow: 'clip',
    boxShadow: shadow,
    // A gap wider than two frames beside it, and no higher: it takes the height its row has.
    '@media': {
      [from.wide]: {
        selectors: { [`${item}:first-child &`]: { flexGrow: 1, blockSize: 0 } },
      },
    },
  }),
);

globalStyle(`${item}:first-child ${frame} :is(span, picture, img)`, featureRule({ blockSize: '100%' }));

export const title = style(
  featureRule({
    display: 'block',
    fontFamily: font.heading,
    fontWeight: fontWeight.heading,
    fontSize: fontSize.h4,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    color: colour.heading,
    '@media': { [below.medium]: { fontSize: fontSize.body } },
  }),
);

export const note = style(
  featureRule({ display: 'block', fontSize: fontSize.small, color: colour.textSoft }),
);
