import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { untitledWords } from '#messages/links/untitled.ts';
import { coverSubjectOf } from './cover-subject.ts';
import {
  type DefaultTitle,
  isPatientStory,
  type LinkCategory,
  labelOf,
  linkCategories,
  type ReelCard,
  type SocialLink,
  type VideoCard,
} from './link.values.ts';

/**
 * Returns the URL of the drawn cover of a video or post, for entries without a thumbnail.
 *
 * @param title its first known subject is drawn; `null` for the land alone
 */
export function coverUrl(mediaId: string, title: string | null): string {
  const subject = coverSubjectOf(title);
  return `/files/covers/${mediaId}${subject ? `?subject=${subject}` : ''}`;
}

/** Returns the URL of a stored thumbnail. */
export const thumbnailUrl = (linkId: string) => `/files/thumbnails/${linkId}`;

/** Title of a link without a title of its own. */
export const defaultTitleIn = (
  locale: Locale,
  { kind, place }: DefaultTitle<keyof typeof untitledWords>,
): string => messagesIn(locale, untitledWords)[kind](place);

interface PublicLink {
  readonly id: string;
  readonly category: LinkCategory;
  readonly mediaId: string;
  readonly url: string;
  readonly title: string | null;
  readonly texts: SocialLink['texts'];
  readonly hasThumbnail: boolean;
}

/** The titles in other locales, left out if there are none, because most links have none. */
const textsOf = ({ texts }: PublicLink) => (Object.keys(texts).length === 0 ? {} : { texts });

/** @param place position from 1, for the default title of a video */
export function videoCard(link: PublicLink, place: number): VideoCard {
  const { id, category, mediaId, title, hasThumbnail } = link;
  const untitled = { kind: isPatientStory(category) ? 'story' : 'video', place } as const;
  return {
    id,
    videoId: mediaId,
    title: title ?? defaultTitleIn(defaultLocale, untitled),
    ...textsOf(link),
    ...(title === null && { untitled }),
    thumbnail: hasThumbnail ? thumbnailUrl(id) : coverUrl(mediaId, title),
  };
}

/** @param place position from 1, for the default title of a post */
export function reelCard(link: PublicLink, place: number): ReelCard {
  const { id, mediaId, url, title } = link;
  const kind = url.includes('/reel/') ? 'reel' : 'p';
  const untitled = { kind, place } as const;
  return {
    id,
    postId: mediaId,
    kind,
    title: title ?? defaultTitleIn(defaultLocale, untitled),
    ...textsOf(link),
    ...(title === null && { untitled }),
    cover: coverUrl(mediaId, title),
  };
}

const has = (text: string, search: string) =>
  text.toLocaleLowerCase('en').includes(search.trim().toLocaleLowerCase('en'));

/** Whether a link matches the search of the staff screen (requirement 42) by a part of its category's label. */
export const matchesCategorySearch = (category: LinkCategory, search: string) =>
  has(labelOf(category), search);

/** Whether a link matches by its category, or by a part of its title in the list. */
export const matchesLinkSearch = (
  { category, title, mediaId }: Pick<SocialLink, 'category' | 'title' | 'mediaId'>,
  search: string,
) => matchesCategorySearch(category, search) || has(title ?? mediaId, search);

/** Groups links by category, in the order of requirement 47. Categories without links are left out. */
export function linksByCategory(links: readonly SocialLink[]) {
  return linkCategories
    .map(({ value, label }) => ({
      category: value,
      label,
      links: links.filter((link) => link.category === value),
    }))
    .filter((group) => group.links.length > 0);
}

/** Whether the public pages show a link. A patient's story needs a consent, and a link that no longer exists is not shown. */
export const isPublic = ({
  category,
  consent,
  isDead,
}: Pick<SocialLink, 'category' | 'consent' | 'isDead'>) =>
  !isDead && (!isPatientStory(category) || consent !== null);

/** A link in the format of the API (requirement 46). */
export const linkJson = ({ id, category, url }: Pick<SocialLink, 'id' | 'category' | 'url'>) => ({
  _id: id,
  category,
  url,
});
