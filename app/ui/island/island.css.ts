import { uiStyle } from '../theme/rules.ts';

/** The element of an island is only React's root. `contents` lays out its children as if it did not exist. */
export const island = uiStyle({ display: 'contents' });
