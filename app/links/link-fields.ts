import { isLinkCategory, linkMessages } from './link.values.ts';
import { isInvalidUrl, parseLinkUrl, parseLinkUrlForCategory } from './link-url.ts';

/** Fields of the link form, as typed. */
export interface LinkFields {
  readonly category: string;
  readonly url: string;
}

/** Error message of the URL. Without a category any site may be right, so only texts that are not URLs are refused. */
function urlMessage({ category, url }: LinkFields): string | undefined {
  const isKnown = isLinkCategory(category);
  const link = isKnown ? parseLinkUrlForCategory(category, url) : parseLinkUrl(url);
  return 'refusal' in link && (isKnown || isInvalidUrl(link)) ? linkMessages[link.refusal] : undefined;
}

/** Checks category and URL of a link for form, preview, action and API (requirement 53). */
export function linkFormErrors(fields: LinkFields): { category?: string; url?: string } {
  const url = urlMessage(fields);
  return {
    ...(!isLinkCategory(fields.category) && {
      category: fields.category === '' ? linkMessages.categoryRequired : linkMessages.categoryUnknown,
    }),
    ...(url !== undefined && { url }),
  };
}
