import { brotliCompressSync, constants } from 'node:zlib';

/** The last level is the best, and takes more than twice as long as the second. */
const levels = [5, 10, 11];

/**
 * Returns a compressed size in bytes to compare with a limit. A level runs only if the size of the quicker one before it
 * exceeds the limit.
 */
export function compressedSizeFor(limit: number, text: string): number {
  let size = Number.POSITIVE_INFINITY;
  for (const level of levels) {
    if (size <= limit) break;
    size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
  }
  return size;
}
