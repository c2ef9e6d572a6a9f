import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = featureStyle({
  display: 'grid',
  gap: `${space[5]} ${space[4]}`,
  ...inColumns(2),
  '@media': { [from.wide]: inColumns(4) },
});

/** With a first tile of two columns, seven tiles fill rows of two and rows of four. */
export const item = featureStyle({ selectors: { '&:first-child': { gridColumn: 'span 2' } } });

export const figure = style(
  featureRule({ display: 'flex', flexDirection: 'column', gap: space[2], blockSize: '100%' }),
);

export const frame = featureStyle({
  display: 'block',
  borderRadius: radius.medium,
  overflow: 'clip',
  boxShadow: shadow,
  // The first tile is wider than two tiles by the gap between them, so its height comes from the row, not from its aspect ratio.
  '@media': {
    [from.wide]: {
      selectors: { [`${item}:first-child &`]: { flexGrow: 1, blockSize: 0 } },
    },
  },
});

globalStyle(`${item}:first-child ${frame} :is(span, picture, img)`, featureRule({ blockSize: '100%' }));

export const title = featureStyle({
  display: 'block',
  fontFamily: font.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.h4,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  color: colour.heading,
  '@media': { [below.medium]: { fontSize: fontSize.body } },
});

export const note = style(
  featureRule({ display: 'block', fontSize: fontSize.small, color: colour.textSoft }),
);
