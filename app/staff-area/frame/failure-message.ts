/** Message of a failure. A function if the page's address decides about it. */
export type Failure = string | ((url: URL) => string);

export const failureOf = <Given extends unknown[]>(
  failure: string | ((...given: Given) => string),
  ...given: Given
): string => (typeof failure === 'string' ? failure : failure(...given));
