import { style } from '@vanilla-extract/css';
import { entry } from '../header/header.css.ts';
import { below } from '../theme/media.ts';
import { chevronAfter } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';

/** All items use the same anchor name. The scope makes each panel find the anchor of its own item. */
export const item = uiStyle({ anchorScope: '--menu' });

export const firstOnPhone = style([item, uiRule({ '@media': { [below.wide]: { order: -1 } } })]);

export const button = style([
  entry,
  uiRule({ anchorName: '--menu', selectors: { '&::after': chevronAfter } }),
]);
