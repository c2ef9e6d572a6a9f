import type { InLanguages } from '#app/languages/language.ts';

/** Why the application itself does not answer. */
export type Fallback = 'foreign' | 'failed' | 'signedIn';

interface FallbackWords
  extends Readonly<Record<Fallback, { readonly heading: string; readonly text: string }>> {
  readonly toHome: string;
  readonly reference: string;
}

export const fallbackWords: InLanguages<FallbackWords> = {
  en: {
    foreign: {
      heading: 'We could not accept that',
      text: 'The form was not sent from our own pages. Please open the page again and send it from there.',
    },
    failed: {
      heading: 'Something went wrong on our side',
      text: 'Please try again in a minute. If you need us now, call:',
    },
    signedIn: {
      heading: 'You are still signed in',
      text: 'We could not sign you out for the moment. Please go back and try again in a minute.',
    },
    toHome: 'Go to the home page',
    reference: 'Reference',
  },
  hi: {
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
  },
};
