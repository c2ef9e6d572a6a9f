import { brotliCompressSync } from 'node:zlib';

/** Data for machines and rules for the browser run nowhere. */
const ownScript = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** How many bytes of scripts of our own a page's HTML carries, compressed as the budget counts them. */
export function ownScriptBytes(html: string): number {
  return brotliCompressSync([...html.matchAll(ownScript)].map(([, code]) => code).join('\n')).length;
}
