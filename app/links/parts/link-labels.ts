import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import type { Consent } from '../consent-fields.ts';
import { type SocialLink, siteOfCategory } from '../link.values.ts';
import { isPublic } from '../link.view.ts';

function mediaWord(url: string): string {
  if (url.includes('/embed/')) return 'YouTube video';
  return `Instagram ${url.includes('/reel/') ? 'reel' : 'post'}`;
}

/** Describes an unsaved link: 'YouTube video M7lc1UVf-VE'. */
export const mediaText = ({ url, mediaId }: Pick<SocialLink, 'url' | 'mediaId'>): string =>
  `${mediaWord(url)} ${mediaId}`;

/** Name of a link in staff lists: its title, or the day it was added, which staff remember better than an id. */
export const linkName = ({
  title,
  url,
  createdAt,
}: Pick<SocialLink, 'title' | 'url' | 'createdAt'>): string =>
  title ?? `${mediaWord(url)} added on ${longDate(dayInIndia(new Date(createdAt)))}`;

/** Reason for which the website does not show a link. */
interface HiddenReason {
  readonly tone: 'accent' | 'danger';
  /** Text such as 'consent is missing'. */
  readonly reason: string;
}

/** @returns undefined if visitors see the link */
export function hiddenReason(
  link: Pick<SocialLink, 'category' | 'isDead' | 'consent'>,
): HiddenReason | undefined {
  if (isPublic(link)) return undefined;
  if (!link.isDead) return { tone: 'accent', reason: 'consent is missing' };
  const what = siteOfCategory(link.category) === 'youtube' ? 'video' : 'post';
  return { tone: 'danger', reason: `the ${what} is gone` };
}

/** Formats a consent: 'Consent: A. Kaur, 20 November 2026'. The note is shown only in the consent form. */
export const consentText = ({ by, on }: Consent) => `Consent: ${by}, ${longDate(on)}`;
