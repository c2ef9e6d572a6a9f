import type { FailureWords } from './error-words.ts';

/** Apart from the English ones, as these reach every browser of the staff and no page there is in Hindi. */
export const hindiFailureWords: FailureWords = {
  byStatus: {
    400: {
      heading: 'यह समझ में नहीं आया',
      text: 'पते या फ़ॉर्म में कुछ ठीक नहीं था। पीछे जाकर फिर कोशिश करें।',
    },
    403: { heading: 'यह पेज आपके लिए नहीं खुलता', text: 'शायद किसी और खाते से साइन इन करना होगा।' },
    404: {
      heading: 'यह पेज नहीं मिला',
      text: 'शायद पता लिखने में गलती हुई, या पेज अब कहीं और है।',
    },
    405: {
      heading: 'इस पेज पर यह नहीं भेज सकते',
      text: 'पेज को फिर से खोलें और उसी के बटन दबाएँ।',
    },
    429: { heading: 'यह थोड़ी जल्दी-जल्दी हो गया', text: 'एक मिनट रुककर फिर कोशिश करें।' },
    503: { heading: 'अभी यह नहीं दिखा सकते', text: 'एक मिनट बाद फिर कोशिश करें।' },
  },
  unexpected: {
    heading: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
    text: 'इसमें आपकी कोई गलती नहीं। एक मिनट बाद फिर कोशिश करें, या हमें फ़ोन करें।',
  },
  toHome: 'होम पेज पर जाएँ',
  quote: ['इस बारे में हमें लिखें, तो यह कोड भी लिखें: ', '।'],
};
