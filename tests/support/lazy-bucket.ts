const methods = ['head', 'get', 'put', 'delete', 'list'] as const;

/**
 * Returns an R2 bucket that is opened by the first call of a method. Miniflare takes 0.2 s to open a bucket,
 * and few tests use it.
 */
export function lazyBucket(open: () => Promise<unknown>): R2Bucket {
  let bucketPromise: Promise<unknown> | undefined;
  const lazyMethod = (method: (typeof methods)[number]) => {
    return async (...parameters: unknown[]) => {
      bucketPromise ??= open();
      const bucket = (await bucketPromise) as Record<typeof method, (...parameters: unknown[]) => unknown>;
      return bucket[method](...parameters);
    };
  };
  return Object.fromEntries(methods.map((method) => [method, lazyMethod(method)])) as unknown as R2Bucket;
}
