import type { InLanguages } from '#app/languages/language.ts';

const english = {
  /** In the browser's tab. */
  tab: 'Page not found',
  heading: 'We could not find that page',
  summary: 'The address may be mistyped, or the page may have moved.',
  tellUs: 'Tell us what you are looking for, and we will help you find it.',
  didYouMean: 'Did you mean one of these?',
  placesToStart: 'Good places to start',
};

export const notFoundWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    tab: 'पेज नहीं मिला',
    heading: 'यह पेज नहीं मिला',
    summary: 'शायद पता लिखने में गलती हुई, या पेज अब कहीं और है।',
    tellUs: 'बताएँ कि आपको क्या चाहिए, हम ढूँढने में मदद करेंगे।',
    didYouMean: 'क्या आपको इनमें से कोई पेज चाहिए था?',
    placesToStart: 'यहाँ से शुरू करें',
  },
};
