import { uiStyle } from '../theme/rules.ts';

/** The element of an island is only where React begins: what is in it is laid out as if it were not there. */
export const island = uiStyle({ display: 'contents' });
