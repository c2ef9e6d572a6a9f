import { keyframes } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { reducedMotion } from '../theme/media.ts';
import { printRule, uiStyle } from '../theme/rules.ts';
import { zIndex } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const wander = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

/** Above dialogs too, because a click in a dialog may have caused the wait. */
export const place = uiStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: zIndex.menu,
  blockSize: '3px',
  overflow: 'hidden',
  background: colour.actionSoft,
  pointerEvents: 'none',
  animation: `${appear} 100ms`,
});
printRule(place, { display: 'none' });

export const part = uiStyle({
  blockSize: '100%',
  inlineSize: '40%',
  background: colour.action,
  animation: `${wander} 1.4s linear infinite`,
  '@media': { [reducedMotion]: { inlineSize: '100%', animation: 'none' } },
});
