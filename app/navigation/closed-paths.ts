/**
 * Paths without public pages, including all paths below them: staff pages, writes, and pages about persons.
 * Browsers must not prefetch them, and the service worker must not cache them.
 */
export const nonPublicPaths = [
  '/dashboard',
  '/signin',
  '/signout',
  '/api',
  '/files',
  '/appointment',
] as const;
