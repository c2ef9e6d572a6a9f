import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const screen = style(uiRule({ display: 'grid', gap: space[5] }));

export const subtitle = style(uiRule({ color: colour.textSoft }));
