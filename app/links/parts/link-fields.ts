import { isLinkCategory, linkMessages } from '../link.values.ts';
import { readLinkUrl, readLinkUrlFor } from '../link-url.ts';

/** The form's two fields, as typed. */
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

/** What is wrong with a form before it is sent, by field; the server says the same (link.input.server.ts). */
export function linkFieldErrors(fields: LinkFields): { category?: string; url?: string } {
  const url = urlMessage(fields);
  return {
    ...(!isLinkCategory(fields.category) && {
      category: fields.category === '' ? linkMessages.categoryRequired : linkMessages.categoryUnknown,
    }),
    ...(url !== undefined && { url }),
  };
}
