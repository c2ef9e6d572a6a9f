import { uiStyle } from '../theme/rules.ts';
import { helplinesLook } from './helplines-look.ts';

export const list = uiStyle(helplinesLook.list);
export const line = uiStyle(helplinesLook.line);
export const number = uiStyle(helplinesLook.number);
