import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const screen = uiStyle({ display: 'grid', gap: space[5] });

export const subtitle = uiStyle({ color: colour.textSoft });
