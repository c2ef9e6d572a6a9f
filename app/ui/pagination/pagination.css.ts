import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';

export const place = uiStyle({ color: colour.textSoft });
