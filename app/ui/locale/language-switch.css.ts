import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const list = uiStyle({ display: 'flex', gap: space[3], whiteSpace: 'nowrap' });
