import type * as english from '#messages/routes/public/not-found.ts';

export const notFoundWords: typeof english.notFoundWords = {
  tab: 'पेज नहीं मिला',
  heading: 'यह पेज नहीं मिला',
  summary: 'शायद वेब लिंक (पता) लिखने में गलती हुई, या पेज अब कहीं और है।',
  tellUs: 'बताएँ कि आपको क्या चाहिए, हम ढूँढने में मदद करेंगे।',
  didYouMean: 'क्या आपको इनमें से कोई पेज चाहिए था?',
  placesToStart: 'यहाँ से शुरू करें',
};
