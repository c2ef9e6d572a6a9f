import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const strip = uiStyle({ borderBlockEnd: `1px solid ${colour.line}`, background: colour.subtle });

export const line = uiStyle({ ...container, paddingBlock: space[2] });
