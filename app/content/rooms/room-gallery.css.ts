import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { duration, font, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = styleVariants({
  page: featureRule({
    display: 'grid',
    gap: `${space[5]} ${space[4]}`,
    ...inColumns(2),
    '@media': { [from.medium]: inColumns(3) },
  }),
  section: featureRule({
    display: 'grid',
    gap: space[2],
    ...inColumns(2),
    '@media': {
      [from.medium]: { ...inColumns(3), gap: space[3] },
      [from.wide]: inColumns(5),
    },
  }),
});

export const item = styleVariants({
  page: {},
  section: featureRule({
    '@media': {
      // With a first picture of four cells, twelve pictures fill a grid of three or five columns.
      [from.medium]: { selectors: { '&:first-child': { gridArea: 'span 2 / span 2' } } },
    },
  }),
});

const linkBase = style(
  featureRule({ display: 'flex', flexDirection: 'column', gap: space[2], color: colour.heading }),
);

export const link = styleVariants({
  page: [linkBase, featureRule({ textDecoration: 'none', borderRadius: radius.medium })],
  section: [linkBase, featureRule({ blockSize: '100%', borderRadius: radius.small })],
});

const frameBase = featureStyle({
  display: 'grid',
  overflow: 'clip',
  transition: `filter ${duration.quick}`,
  '@media': { [canHover]: { selectors: { [`${linkBase}:hover &`]: { filter: 'brightness(1.08)' } } } },
});

export const frame = styleVariants({
  page: [frameBase, featureRule({ borderRadius: radius.medium, boxShadow: shadow })],
  section: [frameBase, featureRule({ flexGrow: 1, borderRadius: radius.small })],
});

// Crops the large picture to its cell, whose aspect ratio differs from the file's because of the gaps.
globalStyle(`${frame.section} img`, featureRule({ blockSize: '100%' }));

export const title = featureStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { [`${linkBase}:hover &`]: { textDecoration: 'underline' } } } },
});
