const methods = ['head', 'get', 'put', 'delete', 'list'] as const;

/**
 * A bucket that is opened when it is first asked for something: Miniflare takes a fifth of a second to hand one out, and few tests
 * look into it.
 *
 * @param open hands it out
 */
export function bucketWhenUsed(open: () => Promise<unknown>): R2Bucket {
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
