import type { InLanguages } from '#app/languages/language.ts';
import type { StartId } from './starts.ts';

interface DoorWords {
  readonly title: string;
  readonly text: string;
}

const english = {
  heading: 'Who is the help for?',
  doors: {
    me: {
      title: 'For me',
      text: 'You do not need a name for it.',
      links: ['I feel low or empty', 'I worry or panic', 'I cannot sleep', 'I drink or use too much'],
    },
    another: {
      title: 'For someone I care for',
      text: 'You can ask on their behalf.',
      links: ['They drink or use drugs', 'They hear voices', 'They had a fit', 'They do not want help'],
    },
    child: {
      title: 'For a child',
      text: 'You know your child best.',
      links: [
        'I am worried, but not sure',
        'Cannot sit still or listen',
        'Speaks or plays unlike others',
        'Struggles at school',
      ],
    },
  } satisfies Record<StartId, DoorWords & { readonly links: readonly string[] }>,
  now: { title: 'I need help now', text: 'Tap a number to call.' } satisfies DoorWords,
  /** The line below the doors: the treatments' link and the phone are between its pieces. */
  notSure: [
    'Something else, or not sure? ',
    'See all our treatments',
    ', or call us on ',
    ' and tell us what is happening.',
  ] satisfies [before: string, treatments: string, between: string, after: string],
};

export const startWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    heading: 'मदद किसके लिए चाहिए?',
    doors: {
      me: {
        title: 'मेरे लिए',
        text: 'बीमारी का नाम पता होना ज़रूरी नहीं।',
        links: [
          'मन उदास या खाली-खाली रहता है',
          'चिंता या घबराहट होती है',
          'नींद नहीं आती',
          'शराब या नशा ज़्यादा हो गया है',
        ],
      },
      another: {
        title: 'किसी अपने के लिए',
        text: 'उनकी ओर से आप पूछें, यह भी ठीक है।',
        links: [
          'उनका शराब पीना या नशा करना',
          'उन्हें आवाज़ें सुनाई देती हैं',
          'उन्हें मिर्गी जैसा दौरा पड़ा',
          'वे मदद लेने को तैयार नहीं',
        ],
      },
      child: {
        title: 'बच्चे के लिए',
        text: 'अपने बच्चे को आपसे बेहतर कोई नहीं जानता।',
        links: [
          'बच्चे को कोई दिक्कत है?',
          'टिककर बैठना या बात सुनना मुश्किल',
          'बोलना या खेलना औरों से अलग',
          'स्कूल या पढ़ाई में दिक्कत',
        ],
      },
    },
    now: { title: 'मुझे अभी मदद चाहिए', text: 'फ़ोन करने के लिए नंबर दबाएँ।' },
    notSure: ['कुछ और है, या पता नहीं? ', 'हमारे सारे इलाज देखें', ', या ', ' पर फ़ोन करें और बताएँ कि क्या हो रहा है।'],
  },
};
