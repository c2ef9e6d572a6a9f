/** Plain values of the links store, shared by the form, the action, the API, the pages and the tests. */

import type { EnteredTexts } from '#app/languages/entered-texts.ts';
import type { Consent } from './consent-fields.ts';

export type LinkSite = 'youtube' | 'instagram';

/** Categories of links (requirement 47), named after the place where the website shows them. */
export const linkCategory = {
  homeStories: 'homestories',
  homeVideos: 'homeyoutube',
  homeReels: 'homeinsta',
  videos: 'mediayoutube',
  latestVideos: 'mediayoutubelatest',
  reels: 'mediainsta',
} as const;

export type LinkCategory = (typeof linkCategory)[keyof typeof linkCategory];

/**
 * Categories in the order of requirement 47. Patient stories must be YouTube videos, because the home page plays them
 * in place, and Instagram's frame does not play reliably.
 */
export const linkCategories: readonly { value: LinkCategory; label: string; kind: LinkSite }[] = [
  { value: linkCategory.homeStories, label: 'Home Page Our Patient Stories link', kind: 'youtube' },
  { value: linkCategory.homeVideos, label: 'Home Page Trending YouTube Link', kind: 'youtube' },
  { value: linkCategory.homeReels, label: 'Home Page Instagram Highlights link', kind: 'instagram' },
  { value: linkCategory.videos, label: 'Media Page YouTube Links', kind: 'youtube' },
  { value: linkCategory.latestVideos, label: 'Media Page YouTube Latest Video Link', kind: 'youtube' },
  { value: linkCategory.reels, label: 'Media Page Instagram Links', kind: 'instagram' },
];

/** Names of the audit log actions for links. */
export const linkActions = {
  create: 'link.create',
  rename: 'link.rename',
  consent: 'link.consent',
  consentWithdrawn: 'link.consent-withdrawn',
  dead: 'link.dead',
  alive: 'link.alive',
  delete: 'link.delete',
  restore: 'link.restore',
  emptyBin: 'link.empty-bin',
} as const;

/** @throws Error for an unknown category, which the types rule out */
function factsOf(value: LinkCategory) {
  const facts = linkCategories.find((candidate) => candidate.value === value);
  if (!facts) throw new Error(`Unknown link category: ${value}`);
  return facts;
}

export const isLinkCategory = (value: unknown): value is LinkCategory =>
  linkCategories.some((category) => category.value === value);

export const labelOf = (value: LinkCategory): string => factsOf(value).label;
export const siteOfCategory = (value: LinkCategory): LinkSite => factsOf(value).kind;

/**
 * Whether links of the category are patient stories. A story shows a person in treatment, so it is public only with a
 * recorded consent (Mental Healthcare Act 2017, section 24).
 */
export const isPatientStory = (category: LinkCategory): boolean => category === linkCategory.homeStories;

/** Maximum length of a URL, far above the longest share link. */
export const urlMaxLength = 2000;

/** Maximum length of pasted text. Instagram's embed code has about 4,000 characters around its link. */
export const pastedTextMaxLength = 12_000;

/** Name under which the browser stores the draft of a new link. */
export const linkDraftName = 'new link';

/** Messages for the fields of a link. Requirement 53 gives some of the texts. */
export const linkMessages = {
  categoryRequired: 'Category is required.',
  categoryUnknown: 'Choose a category from the list.',
  url: 'Enter a valid URL (must start with http or https).',
  urlTooLong: `The URL is too long: at most ${urlMaxLength} characters.`,
  /** The URL is from neither YouTube nor Instagram. */
  unknownSite: 'Enter the link of a YouTube video or an Instagram post.',
  facebook:
    'No category takes Facebook videos. Put the video on YouTube or Instagram too, and enter its link there.',
  youtubeOnly: 'This category takes YouTube videos only.',
  instagramOnly: 'This category takes Instagram posts and reels only.',
  notOneVideo: 'Enter the link of one YouTube video, not of a channel, a playlist or a search.',
  notOnePost: 'Enter the link of one Instagram post or reel, not of a profile or a story.',
  shareLink:
    'Instagram share links cannot be kept. Open the post and copy its own link, with /reel/ or /p/ in it.',
  duplicate: 'This link is already in this category.',
  gone: 'There is no such link.',
  changedMeanwhile: 'Somebody else has changed this link in the meantime.',
  notInBin: 'This link is no longer in the bin.',
  titleTooLong: 'The title is too long: at most 150 characters.',
  consentNotNeeded: 'Only patient stories have a consent record.',
} as const;

/** Reason for which a link is refused. {@link linkMessages} has the message. */
export type LinkRefusal = keyof typeof linkMessages;

/** Maximum length of a title, in characters. */
export const titleMaxLength = 150;

/** Consent that was withdrawn or replaced. */
export interface PastConsent extends Pick<Consent, 'by' | 'on'> {
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** Texts of a link that may also be entered in each other locale. */
export type LinkText = 'title';

/** Link with all fields that staff see. */
export interface SocialLink {
  readonly id: string;
  readonly category: LinkCategory;
  /** Normalized URL: YouTube in embed form, Instagram as '/reel/{id}/' or '/p/{id}/'. */
  readonly url: string;
  /** Id of the video or post at its site. */
  readonly mediaId: string;
  /** Null until the check fetches the title or staff enter one. */
  readonly title: string | null;
  /** Titles in other locales. */
  readonly texts: EnteredTexts<LinkText>;
  /** Milliseconds since 1970, like all times here. */
  readonly createdAt: number;
  /** Time of the last clear answer from the site, or null. */
  readonly checkedAt: number | null;
  /** Whether the video or post is gone. Public pages leave it out. */
  readonly isDead: boolean;
  readonly consent: Consent | null;
  /** Incremented by each change of staff. */
  readonly version: number;
}

/** Data for the default title of a link without a title: its kind and its position in the list, from 1. */
export interface DefaultTitle<Kind extends string> {
  readonly kind: Kind;
  readonly place: number;
}

/** Video for a public page. The page loads nothing from YouTube before the visitor plays the video. */
export interface VideoCard {
  readonly id: string;
  readonly videoId: string;
  readonly title: string;
  /** Titles in other locales, if staff entered one. */
  readonly texts?: EnteredTexts<LinkText>;
  /** Set if the title is a default title, so that the page can translate it. */
  readonly untitled?: DefaultTitle<'story' | 'video'>;
  /** Path of our copy of the thumbnail, or of the drawn cover. 480 by 360 pixels, cropped to 16:9 by the page. */
  readonly thumbnail: string;
}

/** Instagram post for a public page. */
export interface ReelCard {
  readonly id: string;
  readonly postId: string;
  readonly kind: 'reel' | 'p';
  readonly title: string;
  /** Titles in other locales, if staff entered one. */
  readonly texts?: EnteredTexts<LinkText>;
  /** Set if the title is a default title, so that the page can translate it. */
  readonly untitled?: DefaultTitle<'reel' | 'p'>;
  /** Path of the drawn cover, 480 by 360 pixels. */
  readonly cover: string;
}

/** Links of the social sections of the home page. */
export interface HomeLinks {
  readonly stories: readonly VideoCard[];
  readonly videos: readonly VideoCard[];
  readonly reels: readonly ReelCard[];
}

/** Links of the video page. */
export interface VideoLists {
  readonly latest: readonly VideoCard[];
  readonly others: readonly VideoCard[];
}
