import type { SignedIn, Site, SiteRequest } from '#tests/support/site.ts';

/** One document that the site answers with. */
export interface CheckedPage {
  readonly path: string;
  /** What is sent to get it, where it is not simply opened. */
  readonly request?: SiteRequest;
  /** Tells answers of one path apart. */
  readonly state?: string;
}

export const form = (fields: Readonly<Record<string, string>>, as?: SignedIn): SiteRequest => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  sameOrigin: true,
  ...(as && { as }),
});

/** The first column of what a query finds, as texts. */
export async function column(site: Site, query: string): Promise<string[]> {
  const { results } = await site.binding.prepare(query).all<Record<string, string>>();
  return results.map((row) => String(Object.values(row)[0]));
}
