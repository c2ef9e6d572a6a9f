import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/media.ts';
import { dimmedInDark, forwardArrow, framed } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, radius, shadow, space } from '../theme/tokens.ts';

/** Width from which a card is alone in its row of a carousel. It then shows its picture beside its words. */
const alone = '(width >= 36rem)';

/** On a phone the card is a line of a list, with a small picture. From the first breakpoint it is a framed card. */
export const card = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space['3'],
  alignItems: 'start',
  paddingBlock: space['1'],
  borderBlockEnd: `1px solid ${colour.line}`,
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: space['2'],
      blockSize: '100%',
      paddingBlock: `0 ${space['5']}`,
      overflow: 'clip',
      ...framed,
      boxShadow: shadow,
      '@container': {
        [alone]: { gridTemplate: 'auto 1fr / 3fr 4fr', columnGap: space['5'], paddingBlock: 0 },
      },
    },
  },
});

export const picture = uiStyle({
  gridRow: '1 / span 2',
  inlineSize: '100%',
  blockSize: '3.5rem',
  objectFit: 'cover',
  objectPosition: '72% 90%',
  borderRadius: radius.small,
  ...dimmedInDark,
  '@media': {
    ...dimmedInDark['@media'],
    [from.medium]: {
      gridRow: 'auto',
      blockSize: 'auto',
      aspectRatio: '2 / 1',
      borderRadius: 0,
      '@container': {
        [alone]: { gridRow: '1 / span 2', blockSize: '100%', minBlockSize: '9rem', aspectRatio: 'auto' },
      },
    },
  },
});

const besideFrame = {
  [from.medium]: {
    paddingInline: space['5'],
    '@container': { [alone]: { paddingInline: `0 ${space['5']}` } },
  },
} as const;

export const title = uiStyle({
  fontSize: fontSize.body,
  lineHeight: 1.35,
  '@media': {
    [from.medium]: {
      ...besideFrame[from.medium],
      fontSize: fontSize.h3,
      paddingBlockStart: space['2'],
      '@container': {
        [alone]: { paddingInline: `0 ${space['5']}`, paddingBlockStart: space['5'] },
      },
    },
  },
});

export const line = uiStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  '@media': {
    [from.medium]: { ...besideFrame[from.medium], fontSize: fontSize.body, lineHeight: 1.6 },
  },
});

export const link = uiStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the whole card.
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&::after': { content: forwardArrow, marginInlineStart: space['2'], color: colour.link },
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
