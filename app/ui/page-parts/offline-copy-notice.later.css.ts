import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const strip = uiStyle({
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.subtle,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

export const line = uiStyle({ ...container, paddingBlock: space[3] });

/** The padding gives the link a touch area of 44 px without making the line taller. */
export const phone = uiStyle({ paddingBlock: space[3], whiteSpace: 'nowrap' });
