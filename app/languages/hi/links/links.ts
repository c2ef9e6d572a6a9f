import type * as english from '#messages/links/links.ts';
import type { ReelWords } from '#messages/links/links.ts';

const hindiReel = (kind: 'रील' | 'पोस्ट'): ReelWords => ({
  waiting: 'इंस्टाग्राम का इंतज़ार है...',
  opens: 'इंस्टाग्राम नए टैब में खुलेगा',
  failed: `इंस्टाग्राम से जवाब नहीं आया। ऊपर के कार्ड से यह ${kind} वहीं खुलेगी।`,
  show: `यह ${kind} यहीं दिखाएँ`,
  hide: `यह ${kind} छिपाएँ`,
});

export const linksWords: typeof english.linksWords = {
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
};
