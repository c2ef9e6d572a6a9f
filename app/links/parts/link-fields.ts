import { isLinkCategory, linkMessages } from '../link.values.ts';
import { readLinkUrl, readLinkUrlFor } from '../link-url.ts';

/** The form's two fields, as typed. */
export interface LinkFields {
  readonly category: string;
  readonly url: string;
}

/** What is wrong with a form before it is sent, by field; the server asks the same rules again. */
export function linkFieldErrors({ category, url }: LinkFields): { category?: string; url?: string } {
  const known = isLinkCategory(category);
  const link = known ? readLinkUrlFor(category, url) : readLinkUrl(url);
  return {
    ...(!known && {
      category: category === '' ? linkMessages.categoryRequired : linkMessages.categoryUnknown,
    }),
    ...('message' in link && { url: link.message }),
  };
}
