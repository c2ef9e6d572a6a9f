/** Message of a failure. A function if the page's address decides about it. */
export type Failure = string | ((url: URL) => string);

export const failureOf = (failure: Failure, url: URL): string =>
  typeof failure === 'string' ? failure : failure(url);
