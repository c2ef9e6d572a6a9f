import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { button } from '../button/button.css.ts';
import { colour } from '../theme/contract.css.ts';
import { forcedColours } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, radius, shadow, space, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const trigger = style([
  button({ variant: 'quiet', size: 'icon' }),
  uiRule({
    inlineSize: 'auto',
    minInlineSize: '2.75rem',
    // A 20 px icon, this padding and the border add up to 44 px, the width of other icon buttons.
    paddingInline: `calc(${space[3]} - 1.5px)`,
    selectors: { '&[data-state="open"]': { background: colour.actionSoft, color: colour.onActionSoft } },
  }),
]);

export const list = uiStyle({
  zIndex: zIndex.menu,
  minInlineSize: '12rem',
  maxInlineSize: '20rem',
  padding: space[1],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  boxShadow: shadow,
  animation: `${appear} ${duration.quick}`,
});

const entry = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // The focus ring is drawn inside. Outside it would cover the list's edge and the neighbouring entries.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 5px ${colour.focusGap}` },
  },
  // Forced colours remove the background that marks the highlighted entry, so an outline replaces it.
  '@media': {
    [forcedColours]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

const inColours = (color: string, background: string, highlighted: string) =>
  uiRule({ color, selectors: { '&[data-highlighted]': { background, color: highlighted } } });

export const item = styleVariants({
  plain: [entry, inColours(colour.text, colour.actionSoft, colour.onActionSoft)],
  danger: [entry, inColours(colour.danger, colour.dangerSoft, colour.danger)],
});

export const separator = uiStyle({ blockSize: 1, marginBlock: space[1], background: colour.line });
