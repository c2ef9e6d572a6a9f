import { type EnteredTextChanges, enteredTextName } from '#app/languages/entered-texts.ts';
import { type Locale, otherLocales } from '#app/languages/locales.ts';
import { lettersError } from '#app/languages/script.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffMessages } from '#app/platform/http/staff-message.server.ts';
import { errorOptions, longText, parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { dayInIndia, dayOf } from '#app/time/calendar.ts';
import {
  type Consent,
  isLinkCategory,
  type LinkCategory,
  type LinkText,
  linkLimits,
  linkMessages,
} from './link.values.ts';
import { linkFormErrors } from './link-fields.ts';
import { type MediaLink, parseLinkUrlForCategory } from './link-url.ts';

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

const oneTitle = shortText(linkLimits.title, { tooLong: staffMessage(linkMessages.titleTooLong) });

const titleName = (locale: Locale) => enteredTextName('title', locale);

const localizedTitles: Readonly<Record<string, ReturnType<typeof titleIn>>> = Object.fromEntries(
  otherLocales.map((locale) => [`${titleName(locale)}?`, titleIn(locale)]),
);

const titleInput = type({ title: oneTitle, ...localizedTitles, '+': 'delete' });

/** Schema of a title in another locale. Null for an empty text. */
function titleIn(locale: Locale) {
  return oneTitle.pipe((text, check) => {
    const wrong = lettersError(locale, text);
    return wrong === undefined ? text || null : check.error(errorOptions(staffMessage(wrong)));
  });
}

/**
 * @param body request body with the text `title`, and the like for other locales, such as `title-hi`
 * @returns null for an empty title, so that public pages use a default title
 * @throws ProblemError 400 if a title is too long, has control characters or is not in the letters of its locale
 */
export function parseTitles(body: unknown): LinkTitles {
  const parsed: { readonly title: string; readonly [name: string]: unknown } = parseInput(titleInput, body);
  const texts = Object.fromEntries(
    otherLocales.flatMap((locale) => {
      const title = parsed[titleName(locale)];
      return title === undefined ? [] : [[locale, { title }]];
    }),
  ) as EnteredTextChanges<LinkText>;
  return { title: parsed.title || null, texts };
}

const consentInput = (now: Date) =>
  type({
    by: shortText(linkLimits.consentBy, { required: staffMessage(linkMessages.consentBy) }),
    on: shortText(linkLimits.consentBy, { required: staffMessage(linkMessages.consentOn) }).pipe(
      (typed, check) => {
        const day = dayOf(typed);
        if (day === undefined || day < '2000')
          return check.error(errorOptions(staffMessage(linkMessages.consentOn)));
        // The date in India counts, which starts 5.5 hours before the date in UTC.
        return day <= dayInIndia(now)
          ? day
          : check.error(errorOptions(staffMessage(linkMessages.consentInFuture)));
      },
    ),
    note: longText(linkLimits.consentNote),
    '+': 'delete',
  });

/**
 * @param body request body with the texts `by`, `on` (such as '2026-11-20') and `note` (may be empty)
 * @throws ProblemError 400 with the messages of all failing fields at once
 */
export function parseConsent(body: unknown, now: Date): Consent {
  return parseInput(consentInput(now), body);
}
