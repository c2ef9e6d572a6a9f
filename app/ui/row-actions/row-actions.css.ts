import { inColumns } from '../table/table.css.ts';
import { uiStyle } from '../theme/rules.ts';

export const actions = uiStyle({ display: 'flex' });

/** Reserved from the start, so that nothing moves when the menu's button appears after hydration. */
export const menuPlace = uiStyle({
  flexShrink: 0,
  inlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  '@media': { '(pointer: fine)': { '@container': { [inColumns]: { minBlockSize: '2.25rem' } } } },
});
