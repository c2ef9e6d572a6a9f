/** The same rules for the footer and for lists below the first view. They are not inlined in the page's head (decision 0039). */
import { uiStyle } from '../theme/rules.ts';
import { helplineRules } from './helplines.css.ts';

export const list = uiStyle(helplineRules.list);
export const line = uiStyle(helplineRules.line);
export const number = uiStyle(helplineRules.number);
