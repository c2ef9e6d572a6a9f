import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontWeight, space } from '../theme/tokens.ts';

export const mark = uiStyle({
  marginInlineStart: space[2],
  color: colour.textSoft,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.text,
});
