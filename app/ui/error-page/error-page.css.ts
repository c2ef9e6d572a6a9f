import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const message = style(uiRule({ paddingBlock: space[7] }));

export const reference = style(uiRule({ color: colour.textSoft, fontSize: fontSize.small }));

export const top = style(uiRule({ display: 'flex', paddingBlock: space[4] }));
