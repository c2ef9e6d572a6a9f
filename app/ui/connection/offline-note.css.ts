import { colour } from '../theme/contract.css.ts';
import { onPaper, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, space, zIndex } from '../theme/tokens.ts';

/** In sight wherever the page is scrolled to; a form in a dialog says it beside its button. */
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

/** Where it is said: nothing, not even empty, may stand before a sheet that has a size of its own, which would begin on a second one. */
export const place = uiStyle({});
onPaper(place, { display: 'none' });
