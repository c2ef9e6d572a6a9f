import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { toastSpace } from '../theme/toast-space.ts';
import { fontSize, space } from '../theme/tokens.ts';

/** Sticks to the bottom of the dialog. The negative margins cancel the padding of the dialog's body. */
export const bar = uiStyle({
  position: 'sticky',
  insetBlockEnd: toastSpace,
  zIndex: 1,
  display: 'grid',
  gap: space[3],
  margin: `0 -${space[5]} -${space[5]}`,
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.surface,
});

export const row = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
});

export const state = uiStyle({
  // On a phone the status has its own line, so that the buttons stay side by side.
  flex: '1 1 100%',
  '@media': { [from.medium]: { flexBasis: '12rem' } },
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
