import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const searchBox = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 });

export const inputFrame = uiStyle({ position: 'relative', flex: '1 1 8rem', minInlineSize: 0 });

export const icon = uiStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineStart: space[4],
  color: colour.textSoft,
  pointerEvents: 'none',
});

export const input = uiStyle({ paddingInlineStart: '2.875rem' });
