import { brotliCompressSync } from 'node:zlib';

/** Matches scripts that run. JSON-LD and speculation rules do not. */
const ownScript = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** Size in bytes of the inline scripts of a page, compressed with Brotli as in the budget. */
export function inlineScriptBytes(html: string): number {
  return brotliCompressSync([...html.matchAll(ownScript)].map(([, code]) => code).join('\n')).length;
}
