/** Data for machines and rules for the browser run nowhere. */
const ownScript = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** How many bytes of scripts of our own stand in a page's HTML. */
export const ownScriptBytes = (html: string): number =>
  [...html.matchAll(ownScript)].reduce((sum, [, code = '']) => sum + Buffer.byteLength(code), 0);
