import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontWeight, radius, space, zIndex } from '../theme/tokens.ts';

export const skipLink = uiStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: zIndex.header,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.medium,
  background: colour.accent,
  color: colour.onAccent,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
