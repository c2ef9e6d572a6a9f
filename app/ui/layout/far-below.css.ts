import { onPaper, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

/**
 * Laid out only when the reader comes near: at first there is room for as much as a section usually is high. Shadows
 * and focus rings may stand out of it by as much as the margin.
 */
export const farBelow = uiStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  overflowClipMargin: space[5],
});
onPaper(farBelow, { contentVisibility: 'visible' });
