import { createContext } from 'react';

/**
 * Icons that this page has already drawn, on the server only. Later uses of an icon refer to the first. Undefined where
 * every icon must be complete, as in islands, which the browser hydrates.
 */
export const DrawnIcons = createContext<Set<string> | undefined>(undefined);
