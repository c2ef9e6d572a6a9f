import { isLinkCategory, linkMessages } from './link.values.ts';
import { isNoUrl, readLinkUrl, readLinkUrlFor } from './link-url.ts';

/** The two fields, as typed. */
export interface LinkFields {
  readonly category: string;
  readonly url: string;
}

/** Without a category it is not known which site the URL is to be of: only what is no URL at all is told before. */
function urlMessage({ category, url }: LinkFields): string | undefined {
  const isKnown = isLinkCategory(category);
  const link = isKnown ? readLinkUrlFor(category, url) : readLinkUrl(url);
  return 'refusal' in link && (isKnown || isNoUrl(link)) ? linkMessages[link.refusal] : undefined;
}

/** Checks category and address of a link for form, preview, action and API (requirement 53). */
export function linkFieldErrors(fields: LinkFields): { category?: string; url?: string } {
  const url = urlMessage(fields);
  return {
    ...(!isLinkCategory(fields.category) && {
      category: fields.category === '' ? linkMessages.categoryRequired : linkMessages.categoryUnknown,
    }),
    ...(url !== undefined && { url }),
  };
}
