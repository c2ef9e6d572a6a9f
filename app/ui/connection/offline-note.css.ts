import { colour } from '../theme/contract.css.ts';
import { printRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space, zIndex } from '../theme/tokens.ts';

/** Sticks to the top, so that it is visible at any scroll position. A form in a dialog shows the same fact in its `SaveBar`. */
export const note = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  padding: `${space[2]} ${space[4]}`,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

/** The live region. Print hides it, because even an empty element before a fixed-size sheet would push it to a second page. */
export const place = uiStyle({});
printRule(place, { display: 'none' });
