import type { EnteredTextChanges } from '#app/languages/entered-texts.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffMessages } from '#app/platform/http/staff-message.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { type Consent, consentFields } from './consent-fields.ts';
import { isLinkCategory, type LinkCategory, type LinkText, linkMessages } from './link.values.ts';
import { linkFormErrors } from './link-fields.ts';
import { type MediaLink, parseLinkUrlForCategory } from './link-url.ts';
import { localizedTitleFields, titleFields } from './title-fields.ts';

/** Checked link with its normalized URL. Its site fits its category. */
export interface LinkInput extends MediaLink {
  readonly category: LinkCategory;
}

const textOf = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Reads and checks a link for form, action and API (requirement 53).
 *
 * @param body request body with the texts `category` and `url`
 * @throws ProblemError 400 with the messages of all failing fields at once
 */
export function parseLink(body: unknown): LinkInput {
  const category = textOf(body, 'category');
  const url = textOf(body, 'url');
  const link = isLinkCategory(category) ? parseLinkUrlForCategory(category, url) : null;
  if (isLinkCategory(category) && link !== null && !('refusal' in link)) return { category, ...link };
  const errors = linkFormErrors({ category, url });
  throw new ProblemError(400, {
    message: staffMessage(errors.category ?? errors.url ?? linkMessages.url),
    errors: staffMessages(errors),
  });
}

/** Titles of a link: the one in the default locale, and changes of those in other locales. */
export interface LinkTitles {
  readonly title: string | null;
  readonly texts?: EnteredTextChanges<LinkText>;
}

/**
 * @param texts the title, and those in other locales, such as `title-hi`. One that is missing stays as it is.
 * @returns null for an empty title, so that public pages use a default title
 * @throws ProblemError 400 if a title is too long, has control characters or is not in the letters of its locale
 */
export function parseTitles(
  texts: { readonly title: string } & Readonly<Partial<Record<string, string>>>,
): LinkTitles {
  const sent = titleFields.filter(({ name }) => texts[name] !== undefined);
  const checked = checkTexts(sent, texts, '');
  const localized = localizedTitleFields.flatMap(({ name, lang }) =>
    checked[name] === undefined ? [] : [[lang, { title: checked[name] || null }]],
  );
  return { title: checked.title || null, texts: Object.fromEntries(localized) };
}

/**
 * @param texts `by`, `on` (such as '2026-11-20') and `note` (may be empty)
 * @throws ProblemError 400 with the messages of all failing fields at once
 */
export const parseConsent = (texts: Readonly<Partial<Consent>>, now: Date): Consent =>
  checkTexts(Object.values(consentFields), texts, dayInIndia(now));
