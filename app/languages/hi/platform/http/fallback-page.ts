import type * as english from '#messages/platform/http/fallback-page.ts';

export const fallbackWords: typeof english.fallbackWords = {
  foreign: {
    heading: 'यह फ़ॉर्म हम नहीं ले पाए',
    text: 'यह फ़ॉर्म हमारे पेज से नहीं भेजा गया। पेज को फिर से खोलें और वहीं से भेजें।',
  },
  failed: {
    heading: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
    text: 'एक मिनट बाद फिर कोशिश करें। अभी ज़रूरत हो, तो फ़ोन करें:',
  },
  signedIn: {
    heading: 'आप अभी भी साइन इन हैं',
    text: 'अभी साइन आउट नहीं हो पाया। पीछे जाकर एक मिनट बाद फिर कोशिश करें।',
  },
  toHome: 'होम पेज पर जाएँ',
  reference: 'कोड',
};
