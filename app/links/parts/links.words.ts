import type { SocialProfile } from '#app/hospital-facts/fact-shapes.ts';
import type { InLanguages, Linked } from '#app/languages/language.ts';

const englishReel = (kind: 'reel' | 'post') => ({
  waiting: 'Waiting for Instagram...',
  opens: 'Opens Instagram in a new tab',
  failed: `Instagram did not answer. The card above opens the ${kind} there.`,
  show: `Show this ${kind} here`,
  hide: `Hide this ${kind}`,
});

/** What a reel's or a post's card says. It is sent with the page. */
export type ReelWords = ReturnType<typeof englishReel>;

const hindiReel = (kind: 'रील' | 'पोस्ट'): ReelWords => ({
  waiting: 'इंस्टाग्राम का इंतज़ार है...',
  opens: 'इंस्टाग्राम नए टैब में खुलेगा',
  failed: `इंस्टाग्राम से जवाब नहीं आया। ऊपर के कार्ड से यह ${kind} वहीं खुलेगी।`,
  show: `यह ${kind} यहीं दिखाएँ`,
  hide: `यह ${kind} छिपाएँ`,
});

const english = {
  failure: 'Failed to fetch links',
  tryAgain: 'Please try again in a minute. Until then: ',
  end: '.',
  stories: 'Our Patient Stories',
  storiesNote:
    'Each story is shown with recorded consent. A video comes from YouTube only when you press play.',
  trending: 'Trending on Social Media',
  /** Before and after the link to the gallery, and the link's own words. */
  trendingNote: [
    'A video comes from YouTube only when you press play. There are more in our ',
    'video gallery',
    '.',
  ] satisfies Linked,
  highlights: 'Instagram Highlights',
  highlightsNote: [
    'A reel comes from Instagram only when you ask for it. There are more on our ',
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
  /** Where else to look: the profile's link, the pictures' and the phone are between its pieces. */
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
    /** Read out after a link that leaves. */
    newTab: ' (opens in a new tab)',
  },
  reel: { reel: englishReel('reel'), p: englishReel('post') } satisfies Record<'reel' | 'p', ReelWords>,
};

/** What a video's card says. It is sent with the page too: `{title}` is the video's. */
export type VideoWords = (typeof english)['video'];

export const linksWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    failure: 'अभी लिंक नहीं आ सके',
    tryAgain: 'एक मिनट बाद फिर कोशिश करें। तब तक यहाँ देखें: ',
    end: '।',
    stories: 'हमारे मरीज़ों की बातें',
    storiesNote: 'हर वीडियो दर्ज सहमति के साथ दिखाया गया है। यूट्यूब से वीडियो तभी आएगा, जब आप चलाएँ।',
    trending: 'सोशल मीडिया पर चर्चा में',
    trendingNote: ['यूट्यूब से वीडियो तभी आएगा, जब आप चलाएँ। और वीडियो हमारी ', 'वीडियो गैलरी', ' में हैं।'],
    highlights: 'इंस्टाग्राम की झलकियाँ',
    highlightsNote: ['इंस्टाग्राम से रील तभी आएगी, जब आप कहें। और रील हमारे ', 'इंस्टाग्राम पेज', ' पर हैं।'],
    loadingVideos: 'वीडियो आ रहे हैं...',
    videosNote: 'जब तक आप वीडियो न चलाएँ, यूट्यूब से कुछ नहीं आएगा।',
    moreVideos: 'और वीडियो',
    loadingReels: 'रील आ रही हैं...',
    reelHighlights: 'चर्चा में',
    reelsNote: 'जब तक आप न कहें, इंस्टाग्राम से कुछ नहीं आएगा।',
    none: {
      videos: 'इस पेज पर अभी कोई वीडियो नहीं है।',
      reels: 'इस पेज पर अभी कोई रील नहीं है।',
    },
    elsewhere: [
      'हमारे वीडियो और पोस्ट यहाँ हैं: ',
      '। अस्पताल देखने के लिए हमारी ',
      'फ़ोटो गैलरी',
      ' खोलें। कुछ पूछने के लिए फ़ोन करें: ',
      '।',
    ],
    profiles: { YouTube: 'यूट्यूब', Facebook: 'फ़ेसबुक', Instagram: 'इंस्टाग्राम' },
    video: {
      play: 'वीडियो चलाएँ: {title}',
      watch: 'यूट्यूब पर देखें: {title} (नए टैब में खुलेगा)',
      newTab: ' (नए टैब में खुलेगा)',
    },
    reel: { reel: hindiReel('रील'), p: hindiReel('पोस्ट') },
  },
};
