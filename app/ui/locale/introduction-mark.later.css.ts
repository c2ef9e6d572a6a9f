import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontWeight } from '../theme/tokens.ts';

export const mark = uiStyle({
  // In an entry of a menu, which is a flex container, the label breaks into lines and not the mark.
  flexShrink: 0,
  color: colour.textSoft,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.text,
});
