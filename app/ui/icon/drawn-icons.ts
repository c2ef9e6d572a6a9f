import { createContext } from 'react';

/**
 * The icons drawn so far on the page that is being rendered, on the server alone: each is drawn once, and used from then on.
 * Undefined where each is drawn whole, as in what React takes over in the browser.
 */
export const DrawnIcons = createContext<Set<string> | undefined>(undefined);
