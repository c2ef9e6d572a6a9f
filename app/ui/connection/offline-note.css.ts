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
onPaper(note, { display: 'none' });
