/** Id of the frame of the public pages. Its loader returns the links and data for the head of the page. */
export const frameRouteId = 'frame';

const localized = 'localized/';

/** Returns the id of a route that has an address in each locale. The route table has it once, with its path in the default locale. */
export const localizedRouteId = (name: string): string => `${localized}${name}`;

/** Whether a route has an address in each locale. The Worker adds the prefix of the locale (workers/route-handlers.ts). */
export const isLocalizedRoute = (id: string): boolean => id.startsWith(localized);
