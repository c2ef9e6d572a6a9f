import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';

/** Drags by touch as well: without `touch-action` the browser would scroll the page instead. */
export const handle = uiStyle({ cursor: 'grab', touchAction: 'none' });

/** Row above which a dragged row is held. */
export const over = uiStyle({
  outline: `2px solid ${colour.action}`,
  outlineOffset: '-2px',
  background: colour.actionSoft,
});

/** Status line. Its height is reserved while it is empty, so that the rows do not move under a finger. */
export const status = uiStyle({ minBlockSize: '1.5rem', color: colour.textSoft });

/** List whose rows are dragged at present. Their texts are not selected meanwhile. */
export const dragging = uiStyle({});
globalStyle(`${dragging}, ${dragging} *`, uiRule({ userSelect: 'none', cursor: 'grabbing' }));
