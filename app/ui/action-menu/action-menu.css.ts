import { keyframes, style } from '@vanilla-extract/css';
import { button } from '../button/button.css.ts';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { duration, radius, shadow, space, zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const trigger = style([
  button({ variant: 'quiet', size: 'icon' }),
  uiRule({
    inlineSize: 'auto',
    minInlineSize: '2.75rem',
    paddingInline: space[3],
    selectors: { '&[data-state="open"]': { background: colour.actionSoft, color: colour.onActionSoft } },
  }),
]);

export const list = style(
  uiRule({
    zIndex: zIndex.menu,
    minInlineSize: '12rem',
    maxInlineSize: '20rem',
    padding: space[1],
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    background: colour.surface,
    boxShadow: shadow,
    animation: `${appear} ${duration.quick}`,
  }),
);

export const item = style(
  uiRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '2.75rem',
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.small,
    color: colour.text,
    lineHeight: 1.3,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { background: colour.actionSoft, color: colour.onActionSoft },
      '&[data-disabled]': { color: colour.textSoft, cursor: 'not-allowed' },
    },
  }),
);
