import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { dimmedInDark, framed } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, radius, shadow, space } from '../theme/tokens.ts';

/** Container whose width decides the layout: a card alone in a wide row shows its picture beside its words. */
export const container = uiStyle({ containerType: 'inline-size', display: 'grid', blockSize: '100%' });
const alone = '(width >= 36rem)';

export const card = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'clip',
  ...framed,
  boxShadow: shadow,
  '@container': { [alone]: { gridTemplate: 'auto / 3fr 4fr' } },
});

export const picture = uiStyle({
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  objectPosition: '72% 90%',
  '@container': { [alone]: { blockSize: '100%', minBlockSize: '11rem', aspectRatio: 'auto' } },
  ...dimmedInDark,
});

export const words = style(
  uiRule({ display: 'grid', alignContent: 'start', gap: space['2'], padding: space['5'] }),
);

export const title = uiStyle({ fontSize: fontSize.h3 });

export const line = uiStyle({ color: colour.textSoft });

export const link = uiStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the whole card.
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&::after': { content: '"→" / ""', marginInlineStart: space['2'], color: colour.link },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // The focus ring is drawn inside, because the card clips its overflow.
    '&:focus-visible::before': {
      outline: `3px solid ${colour.focus}`,
      outlineOffset: '-4px',
      boxShadow: `inset 0 0 0 7px ${colour.focusGap}`,
    },
  },
});

globalStyle(
  `${card}:hover ${link}`,
  uiRule({ '@media': { [canHover]: { color: colour.link, textDecoration: 'underline' } } }),
);
