import type { SocialProfile } from '#app/hospital-facts/fact-types.ts';
import type { Linked } from '#app/languages/messages.ts';

const englishReel = (kind: 'reel' | 'post') => ({
  waiting: 'Waiting for Instagram...',
  opens: 'Opens Instagram in a new tab',
  failed: `Instagram did not answer. The card above opens the ${kind} there.`,
  show: `Show this ${kind} here`,
  hide: `Hide this ${kind}`,
});

/** Messages of the card of a reel or post, serialized with the page. */
export type ReelWords = ReturnType<typeof englishReel>;

export const linksWords = {
  failure: 'Failed to fetch links',
  tryAgain: 'Please try again in a minute. Until then: ',
  end: '.',
  stories: 'Our Patient Stories',
  storiesNote:
    'Each story is shown with recorded consent. A video comes from YouTube only when you press play.',
  trending: 'Trending on Social Media',
  /** Text with the link to the gallery. */
  trendingNote: [
    'YouTube is asked only when you press play. More in our ',
    'video gallery',
    '.',
  ] satisfies Linked,
  highlights: 'Instagram Highlights',
  highlightsNote: [
    'Instagram is asked only when you choose. More on our ',
    'Instagram page',
    '.',
  ] satisfies Linked,
  loadingVideos: 'Loading videos...',
  videosNote: 'Nothing is loaded from YouTube until you press play.',
  moreVideos: 'More videos',
  loadingReels: 'Loading reels...',
  reelHighlights: 'Trending Highlights',
  reelsNote: 'Nothing is loaded from Instagram until you ask for it.',
  none: {
    videos: 'There are no videos on this page yet.',
    reels: 'There are no reels on this page yet.',
  } satisfies Record<'videos' | 'reels', string>,
  /** Text around links to the profile and the pictures, and a phone number. */
  elsewhere: [
    'What we publish is on ',
    '. To see the hospital itself, look at our ',
    'pictures',
    '; to ask us something, call ',
    '.',
  ] satisfies [before: string, toPictures: string, pictures: string, toCall: string, after: string],
  profiles: { YouTube: 'YouTube', Facebook: 'Facebook', Instagram: 'Instagram' } satisfies Record<
    SocialProfile['name'],
    string
  >,
  video: {
    play: 'Play video: {title}',
    watch: 'Watch on YouTube: {title} (opens in a new tab)',
    /** Appended to a link to another site, for screen readers. */
    newTab: ' (opens in a new tab)',
  },
  reel: { reel: englishReel('reel'), p: englishReel('post') } satisfies Record<'reel' | 'p', ReelWords>,
};

/** Messages of a video's card, serialized with the page. `{title}` is the video's title. */
export type VideoWords = (typeof linksWords)['video'];
