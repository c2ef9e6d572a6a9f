import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { below, from } from '../../ui/theme/media.ts';
import { font, fontSize, fontWeight, radius, shadow, space } from '../../ui/theme/tokens.ts';

export const grid = style(featureRule({ display: 'flex', flexDirection: 'column', gap: space[4] }));

export const list = style(
  featureRule({
    display: 'grid',
    gap: `${space[5]} ${space[4]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  }),
);

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = styleVariants({ two: 2, three: 3, four: 4 }, (count) =>
  featureRule({ '@media': { [from.wide]: inColumns(count) } }),
);

export const figure = style(featureRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));

export const frame = style(
  featureRule({ display: 'block', borderRadius: radius.medium, overflow: 'clip', boxShadow: shadow }),
);

export const title = style(
  featureRule({
    fontFamily: font.heading,
    fontWeight: fontWeight.heading,
    fontSize: fontSize.h4,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@media': { [below.medium]: { fontSize: fontSize.body } },
    color: colour.heading,
  }),
);
