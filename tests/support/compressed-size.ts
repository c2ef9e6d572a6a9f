import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Returns a compressed size in bytes to compare with a limit. The best compression takes ten times as long as a quick
 * one, so it runs only where the quick one exceeds the limit.
 */
export function compressedSizeFor(limit: number, text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= limit ? quick : brotliCompressSync(text).length;
}
