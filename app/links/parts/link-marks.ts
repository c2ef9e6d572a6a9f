import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { type Consent, kindOf, type SocialLink } from '../link.values.ts';
import { isPublic } from '../link.view.ts';

function mediaWord(url: string): string {
  if (url.includes('/embed/')) return 'YouTube video';
  return `Instagram ${url.includes('/reel/') ? 'reel' : 'post'}`;
}

/** What an address leads to, such as 'YouTube video M7lc1UVf-VE', before it is saved. */
export const mediaText = ({ url, mediaId }: Pick<SocialLink, 'url' | 'mediaId'>): string =>
  `${mediaWord(url)} ${mediaId}`;

/** Staff's name for a link: its title, or while it has none when it came, which a person remembers; its URL stands beside it. */
export const linkName = ({
  title,
  url,
  createdAt,
}: Pick<SocialLink, 'title' | 'url' | 'createdAt'>): string =>
  title ?? `${mediaWord(url)} added on ${longDate(dayInIndia(new Date(createdAt)))}`;

/** Why the website leaves a link out. */
interface HiddenReason {
  readonly tone: 'accent' | 'danger';
  /** Such as 'consent is missing'. */
  readonly reason: string;
}

/** @returns undefined where visitors see the link */
export function hiddenReason(
  link: Pick<SocialLink, 'category' | 'isDead' | 'consent'>,
): HiddenReason | undefined {
  if (isPublic(link)) return undefined;
  if (!link.isDead) return { tone: 'accent', reason: 'consent is missing' };
  const what = kindOf(link.category) === 'youtube' ? 'video' : 'post';
  return { tone: 'danger', reason: `the ${what} is gone` };
}

/** Such as 'Consent: A. Kaur, 20 November 2026'. The note is for who opens the record. */
export const consentText = ({ by, on }: Consent) => `Consent: ${by}, ${longDate(on)}`;
