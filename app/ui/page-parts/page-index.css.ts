import { styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { forwardArrow } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontSize, fontWeight, space } from '../theme/tokens.ts';

export const list = styleVariants({
  one: uiRule({ display: 'grid' }),
  three: uiRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    columnGap: space[7],
  }),
});

export const entry = uiStyle({ paddingBlock: space[4], borderBlockStart: `1px solid ${colour.line}` });

export const link = uiStyle({
  display: 'inline-block',
  paddingBlock: space[2],
  color: colour.heading,
  fontFamily: font.heading,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.heading,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    // An arrow instead of the underline marks the link.
    '&::after': {
      content: forwardArrow,
      marginInlineStart: space[2],
      color: colour.link,
      fontFamily: font.text,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: colour.link, textDecoration: 'underline' } } },
  },
});

export const summary = uiStyle({ color: colour.textSoft });
