import { style } from '@vanilla-extract/css';
import { entry } from '../header/header.css.ts';
import { from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';

/** All items use the same anchor name. The scope makes each panel find the anchor of its own item. */
export const item = uiStyle({ anchorScope: '--menu' });

export const overflowItem = style([item, uiRule({ '@media': { [from.desk]: { display: 'none' } } })]);

export const chevron = uiStyle({ flexShrink: 0 });

export const button = style([entry, uiRule({ anchorName: '--menu' })]);
