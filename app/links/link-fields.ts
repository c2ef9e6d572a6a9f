import { isLinkCategory, linkMessages } from './link.values.ts';
import { readLinkUrl, readLinkUrlFor } from './link-url.ts';

/** The two fields, as typed. */
export interface LinkFields {
  readonly category: string;
  readonly url: string;
}

/** What is no URL at all is told before a category says which site it is to be of. */
const toldWithoutCategory: readonly string[] = [linkMessages.url, linkMessages.urlTooLong];

function urlMessage({ category, url }: LinkFields): string | undefined {
  const known = isLinkCategory(category);
  const link = known ? readLinkUrlFor(category, url) : readLinkUrl(url);
  if (!('message' in link)) return undefined;
  return known || toldWithoutCategory.includes(link.message) ? link.message : undefined;
}

/** What is wrong with the two fields: the one check of form, preview, action and API (specification, section 5). */
export function linkFieldErrors(fields: LinkFields): { category?: string; url?: string } {
  const url = urlMessage(fields);
  return {
    ...(!isLinkCategory(fields.category) && {
      category: fields.category === '' ? linkMessages.categoryRequired : linkMessages.categoryUnknown,
    }),
    ...(url !== undefined && { url }),
  };
}
