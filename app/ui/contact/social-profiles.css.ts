import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';

export const list = style(uiRule({ display: 'flex' }));

export const item = style(
  uiRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.75rem',
    borderRadius: radius.round,
    color: 'inherit',
    '@media': { [canHover]: { selectors: { '&:hover': { color: colour.accent } } } },
  }),
);
