/** Headers of a response about one person, which must not be cached. */
export const privateResponseHeaders = { 'Cache-Control': 'private, no-store' } as const;
