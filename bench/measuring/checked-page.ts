import type { SignedIn, Site, SiteRequest } from '#tests/support/site.ts';

/** A document that the site answers with. */
export interface CheckedPage {
  readonly path: string;
  /** Request that produces the document; without it the path is fetched with GET. */
  readonly request?: SiteRequest;
  /** Label that distinguishes several answers of one path. */
  readonly state?: string;
}

export const form = (fields: Readonly<Record<string, string>>, as?: SignedIn): SiteRequest => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  sameOrigin: true,
  ...(as && { as }),
});

/** Returns the first column of a query's rows as strings. */
export async function column(site: Site, query: string): Promise<string[]> {
  const { results } = await site.binding.prepare(query).all<Record<string, string>>();
  return results.map((row) => String(Object.values(row)[0]));
}
