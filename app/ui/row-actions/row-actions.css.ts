import { uiStyle } from '../theme/rules.ts';

export const actions = uiStyle({ display: 'flex' });

/** Kept from the start, so that nothing moves when the scripts bring the menu's button. */
export const menuPlace = uiStyle({ flexShrink: 0, inlineSize: '2.75rem', minBlockSize: '2.75rem' });
