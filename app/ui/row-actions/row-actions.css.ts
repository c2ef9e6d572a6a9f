import { uiStyle } from '../theme/rules.ts';

export const actions = uiStyle({ display: 'flex' });

/** Reserved from the start, so that nothing moves when the menu's button appears after hydration. */
export const menuPlace = uiStyle({ flexShrink: 0, inlineSize: '2.75rem', minBlockSize: '2.75rem' });
