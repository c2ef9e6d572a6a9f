import { laidOutNear } from '../theme/mixins.ts';
import { onPaper, uiStyle } from '../theme/rules.ts';

/** At first there is room for as much as a section usually is high. */
export const farBelow = uiStyle(laidOutNear('60rem'));
onPaper(farBelow, { contentVisibility: 'visible' });
