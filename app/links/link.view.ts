import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { untitledWords } from '#messages/links/untitled.ts';
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

/** Number of placeholder drawings: `public/pictures/video-placeholder-1.svg` and so on. */
export const placeholderCount = 6;

/** Returns the placeholder drawing of a video without a thumbnail. A video always gets the same drawing, and different videos may get different drawings. */
export function placeholderDrawingOf(videoId: string): string {
  // FNV-1a hash with a final mix: ids differ in a few letters, and the remainder must depend on all of them.
  let hash = 0x811c9dc5;
  for (const letter of videoId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  return `/pictures/video-placeholder-${(hash % placeholderCount) + 1}.svg`;
}

/** Returns the URL of a stored thumbnail. */
export const thumbnailUrl = (linkId: string) => `/files/thumbnails/${linkId}`;

/** Returns the URL of YouTube's player without cookies. It starts by itself, because the page loads it after a click. */
const playerUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;

export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

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
  readonly hasThumbnail: boolean;
}

/** @param place position from 1, for the default title of a video */
export function videoCard(link: PublicLink, place: number): VideoCard {
  const { id, category, mediaId, title, hasThumbnail } = link;
  const untitled = { kind: isPatientStory(category) ? 'story' : 'video', place } as const;
  return {
    id,
    videoId: mediaId,
    title: title ?? defaultTitleIn(defaultLocale, untitled),
    ...(title === null && { untitled }),
    thumbnail: hasThumbnail ? thumbnailUrl(id) : placeholderDrawingOf(mediaId),
    embed: playerUrl(mediaId),
    watch: watchUrl(mediaId),
  };
}

/** @param place position from 1, for the default title of a post */
export function reelCard({ id, mediaId, url, title }: PublicLink, place: number): ReelCard {
  const kind = url.includes('/reel/') ? 'reel' : 'p';
  const untitled = { kind, place } as const;
  return {
    id,
    postId: mediaId,
    kind,
    title: title ?? defaultTitleIn(defaultLocale, untitled),
    ...(title === null && { untitled }),
    original: url,
    embed: `${url}embed/`,
    thumbnail: null,
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
