import { style } from '@vanilla-extract/css';
import { uiRule } from '../theme/rules.ts';

export const actions = style(uiRule({ display: 'flex' }));

/** Kept from the start, so that nothing moves when the scripts bring the menu's button. */
export const menuPlace = style(uiRule({ flexShrink: 0, inlineSize: '2.75rem', minBlockSize: '2.75rem' }));
