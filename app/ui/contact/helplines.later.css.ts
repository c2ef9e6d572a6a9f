/** The same looks for the footer and for lists below the first view, which need no room in a page's head. */
import { uiStyle } from '../theme/rules.ts';
import { looks } from './helplines.css.ts';

export const list = uiStyle(looks.list);
export const line = uiStyle(looks.line);
export const number = uiStyle(looks.number);
