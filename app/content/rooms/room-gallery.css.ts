import { styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { duration, font, fontWeight, radius, shadow, space } from '#app/ui/theme/tokens.ts';

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Page of the gallery: the same space above each heading, also below the hero. */
export const galleryPage = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  paddingBlock: space[7],
});

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
    ...inColumns(4),
    '@media': {
      [from.medium]: { gap: space[3] },
      [from.wide]: inColumns(6),
    },
  }),
});

const pageLink = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  borderRadius: radius.medium,
  color: colour.heading,
  textDecoration: 'none',
});

const brighter = { filter: 'brightness(1.08)' } as const;

export const link = styleVariants({
  page: [pageLink],
  section: [
    featureRule({
      display: 'grid',
      borderRadius: radius.small,
      '@media': { [canHover]: { selectors: { '&:hover': brighter } } },
    }),
  ],
});

export const frame = featureStyle({
  display: 'grid',
  overflow: 'clip',
  borderRadius: radius.medium,
  boxShadow: shadow,
  transition: `filter ${duration.quick}`,
  '@media': { [canHover]: { selectors: { [`${pageLink}:hover &`]: brighter } } },
});

export const title = featureStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { [`${pageLink}:hover &`]: { textDecoration: 'underline' } } } },
});
