/** Plain values of the links store, shared by the form, the action, the API, the pages and the tests. */

export type LinkKind = 'youtube' | 'instagram';

/** The categories (requirement 47) by where the website shows their links. */
export const linkCategory = {
  homeStories: 'homestories',
  homeVideos: 'homeyoutube',
  homeReels: 'homeinsta',
  videos: 'mediayoutube',
  latestVideos: 'mediayoutubelatest',
  reels: 'mediainsta',
} as const;

export type LinkCategory = (typeof linkCategory)[keyof typeof linkCategory];

/** As they are stored. */
export const linkCategoryNames = Object.values(linkCategory);

/**
 * The categories in the order of requirement 47. Patient stories are videos: the section on the home page plays them in
 * place, which a reel cannot be relied on to do.
 */
export const linkCategories: readonly { value: LinkCategory; label: string; kind: LinkKind }[] = [
  { value: linkCategory.homeStories, label: 'Home Page Our Patient Stories link', kind: 'youtube' },
  { value: linkCategory.homeVideos, label: 'Home Page Trending YouTube Link', kind: 'youtube' },
  { value: linkCategory.homeReels, label: 'Home Page Instagram Highlights link', kind: 'instagram' },
  { value: linkCategory.videos, label: 'Media Page YouTube Links', kind: 'youtube' },
  { value: linkCategory.latestVideos, label: 'Media Page YouTube Latest Video Link', kind: 'youtube' },
  { value: linkCategory.reels, label: 'Media Page Instagram Links', kind: 'instagram' },
];

/** What the audit log says of links. */
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

/** @throws Error where the value is none, which the types rule out */
function factsOf(value: LinkCategory) {
  const facts = linkCategories.find((candidate) => candidate.value === value);
  if (!facts) throw new Error(`There is no category ${value}.`);
  return facts;
}

export const isLinkCategory = (value: unknown): value is LinkCategory =>
  linkCategories.some((category) => category.value === value);

export const labelOf = (value: LinkCategory): string => factsOf(value).label;
export const kindOf = (value: LinkCategory): LinkKind => factsOf(value).kind;

/** A story shows a person in treatment, so it is public only with a recorded consent (Mental Healthcare Act 2017, section 24). */
export const isPatientStory = (category: LinkCategory): boolean => category === linkCategory.homeStories;

/** Far above the longest share link, so that what is longer is no link. */
export const urlMaxLength = 2000;

/** What may be pasted: Instagram's embed code is some 4,000 letters round its link. */
export const typedUrlLength = 12_000;

/** Under which name the browser keeps a link that was typed and not saved. */
export const linkDraftName = 'new link';

/** Messages for the fields of a link (requirement 53; the texts that it leaves open are ours). */
export const linkMessages = {
  categoryRequired: 'Category is required.',
  categoryUnknown: 'Choose a category from the list.',
  url: 'Enter a valid URL (must start with http or https).',
  urlTooLong: `The URL is too long: at most ${urlMaxLength} characters.`,
  /** Neither of the two sites. */
  unknownSite: 'Enter the link of a YouTube video or an Instagram post.',
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
  consentBy: 'Enter who gave the consent.',
  consentOn: 'Enter the date of the consent.',
  consentInFuture: 'The date of the consent is in the future.',
  consentNotNeeded: 'Only patient stories have a consent record.',
} as const;

/** Why something of a link is refused; what is told of it stands in {@link linkMessages}. */
export type LinkRefusal = keyof typeof linkMessages;

/** The longest texts, for `maxlength`. */
export const linkLimits = { title: 150, consentBy: 120, consentNote: 1000 } as const;

/** Who let the hospital publish a story, and when; needed before it is public (Mental Healthcare Act 2017, s. 24). */
export interface Consent {
  readonly by: string;
  /** A date without a time, such as '2026-11-20'. */
  readonly on: string;
  /** May be empty. */
  readonly note: string;
}

/** A consent that was withdrawn or replaced. */
export interface PastConsent extends Pick<Consent, 'by' | 'on'> {
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** A link as staff see it. */
export interface SocialLink {
  readonly id: string;
  readonly category: LinkCategory;
  /** YouTube in embed form, Instagram as '/reel/{id}/' or '/p/{id}/': one spelling for each thing. */
  readonly url: string;
  /** The video's or the post's own id. */
  readonly mediaId: string;
  /** Null until the site tells it or staff enter one. */
  readonly title: string | null;
  /** Milliseconds since 1970, as are the other moments. */
  readonly createdAt: number;
  /** When the site last gave a clear answer; null where it never did. */
  readonly checkedAt: number | null;
  /** The video or post is gone: public pages leave it out. */
  readonly isDead: boolean;
  readonly consent: Consent | null;
  /** Raised by each change that staff make. */
  readonly version: number;
}

/** What has no title is called by its kind and its place in the row, from 1. */
export interface Untitled<Kind extends string> {
  readonly kind: Kind;
  readonly place: number;
}

/** A video as a public page shows it. Nothing of it leads away from our own site before the visitor asks. */
export interface VideoCard {
  readonly id: string;
  readonly videoId: string;
  readonly title: string;
  /** Where the title is none that was typed or read. */
  readonly untitled?: Untitled<'story' | 'video'>;
  /** A picture of our own: the one that was kept, or a drawn one. 480 by 360, to be cut to 16:9. */
  readonly thumbnail: string;
  /** The player that starts by itself, without cookies. */
  readonly embed: string;
  /** The video's own page, for those without scripts. */
  readonly watch: string;
}

/** An Instagram post as a public page shows it. */
export interface ReelCard {
  readonly id: string;
  readonly postId: string;
  readonly kind: 'reel' | 'p';
  readonly title: string;
  /** Where the title is none that was typed. */
  readonly untitled?: Untitled<'reel' | 'p'>;
  /** The post itself. */
  readonly original: string;
  /** The frame, to be loaded only when it is asked for. */
  readonly embed: string;
  /** Instagram gives nobody a picture without an account: null, until that changes. */
  readonly thumbnail: string | null;
}

/** The social sections of the home page. */
export interface HomeLinks {
  readonly stories: readonly VideoCard[];
  readonly videos: readonly VideoCard[];
  readonly reels: readonly ReelCard[];
}

/** The video page. */
export interface VideoLists {
  readonly latest: readonly VideoCard[];
  readonly others: readonly VideoCard[];
}
