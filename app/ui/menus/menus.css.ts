import { from } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';

export const phoneMenuId = 'phone-menu';

/** The header's menus: a popover on a phone, and on a wide screen a row, which undoes the popover's own styles. */
export const menus = uiStyle({
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignSelf: 'stretch',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
      // Only if the window became wider while the list was open. Any click closes it.
      selectors: { '&:popover-open': { display: 'none' } },
    },
  },
});
