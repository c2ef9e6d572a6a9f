import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const message = uiStyle({ paddingBlock: space[7] });

export const reference = uiStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const top = uiStyle({ display: 'flex', paddingBlock: space[4] });
