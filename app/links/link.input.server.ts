import { ProblemError } from '#app/platform/http/problems.server.ts';
import { longText, parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { dayInIndia, isDay } from '#app/time/calendar.ts';
import { type Consent, isLinkCategory, type LinkCategory, linkLimits, linkMessages } from './link.values.ts';
import { linkFieldErrors } from './link-fields.ts';
import { type MediaLink, readLinkUrlFor } from './link-url.ts';

/** A link that may be stored: in its one spelling, and of its category's kind. */
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
 * @param body with the texts `category` and `url`
 * @throws ProblemError 400 with the message of every failing field at once
 */
export function parseLink(body: unknown): LinkInput {
  const category = textOf(body, 'category');
  const url = textOf(body, 'url');
  const link = isLinkCategory(category) ? readLinkUrlFor(category, url) : null;
  if (isLinkCategory(category) && link !== null && !('refusal' in link)) return { category, ...link };
  const errors = linkFieldErrors({ category, url });
  throw new ProblemError(400, { message: errors.category ?? errors.url ?? linkMessages.url, errors });
}

const titleInput = type({
  title: shortText(linkLimits.title, { tooLong: linkMessages.titleTooLong }),
  '+': 'delete',
});

/**
 * @param body with the text `title`
 * @returns null for an empty one: the public pages have words of their own
 * @throws ProblemError 400
 */
export function parseTitle(body: unknown): string | null {
  const { title } = parseInput(titleInput, body);
  return title === '' ? null : title;
}

const consentInput = (now: Date) =>
  type({
    by: shortText(linkLimits.consentBy, { required: linkMessages.consentBy }),
    on: shortText(linkLimits.consentBy, { required: linkMessages.consentOn }).pipe((day, check) => {
      if (!isDay(day) || day < '2000') return check.error({ message: linkMessages.consentOn });
      // By the hospital's calendar: a day there has begun while it is still yesterday in London.
      return day <= dayInIndia(now) ? day : check.error({ message: linkMessages.consentInFuture });
    }),
    note: longText(linkLimits.consentNote),
    '+': 'delete',
  });

/**
 * @param body with the texts `by`, `on` (such as '2026-11-20') and `note` (may be empty)
 * @throws ProblemError 400 with the message of every failing field at once
 */
export function parseConsent(body: unknown, now: Date): Consent {
  return parseInput(consentInput(now), body);
}
