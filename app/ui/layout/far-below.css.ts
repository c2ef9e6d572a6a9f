import { laidOutNear } from '../theme/mixins.ts';
import { onPaper, uiStyle } from '../theme/rules.ts';

/** Reserves 60rem, the usual height of a section, until the section is laid out. */
export const farBelow = uiStyle(laidOutNear('60rem'));
onPaper(farBelow, { contentVisibility: 'visible' });
