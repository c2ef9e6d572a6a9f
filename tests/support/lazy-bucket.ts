const methods = ['head', 'get', 'put', 'delete', 'list'] as const;

/**
 * Wraps an R2 bucket and opens it on first use: Miniflare needs 0.2 s to open one, and few tests use it.
 *
 * @param open opens the bucket
 */
export function lazyBucket(open: () => Promise<unknown>): R2Bucket {
  let opened: Promise<unknown> | undefined;
  const callOf = (method: (typeof methods)[number]) => {
    return async (...parameters: unknown[]) => {
      opened ??= open();
      const bucket = (await opened) as Record<typeof method, (...parameters: unknown[]) => unknown>;
      return bucket[method](...parameters);
    };
  };
  return Object.fromEntries(methods.map((method) => [method, callOf(method)])) as unknown as R2Bucket;
}
