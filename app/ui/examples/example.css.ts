import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, radius, space } from '../theme/tokens.ts';

export const section = uiStyle({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': { [from.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space[7] } },
});

export const pageTitle = uiStyle({ paddingBlock: space[6] });

export const about = style(
  uiRule({ marginBlockStart: space[1], color: colour.textSoft, fontSize: fontSize.small }),
);

export const fields = uiStyle({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const grid = style(
  uiRule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))', gap: space[4] }),
);

export const swatches = style(
  uiRule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: space[3] }),
);

export const swatch = uiStyle({ fontSize: fontSize.small });

const patch = uiStyle({
  blockSize: '3.5rem',
  marginBlockEnd: space[1],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});

export const patches = styleVariants(colour, (value) => [patch, uiRule({ background: value })]);

export const sizes = styleVariants(fontSize, (size) => uiRule({ fontSize: size }));
