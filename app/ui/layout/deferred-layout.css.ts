import { deferLayout } from '../theme/mixins.ts';
import { printRule, uiStyle } from '../theme/rules.ts';

/** Reserves 60rem, the usual height of a section, until the section is laid out. */
export const deferredLayout = uiStyle(deferLayout('60rem'));
printRule(deferredLayout, { contentVisibility: 'visible' });
