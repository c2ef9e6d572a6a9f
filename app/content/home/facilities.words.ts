import type { InLanguages } from '#app/languages/language.ts';
import type { FacilityRoom } from './facilities.ts';

interface FacilityWords {
  readonly title: string;
  readonly about: string;
  /** The words of the card's link; `phone` is the hospital's, as it is shown. */
  readonly link: (phone: string) => string;
}

const english = {
  heading: 'Our Facilities',
  cards: {
    'luxury-room': {
      title: 'Luxury Rooms',
      about:
        'A room of your own, at a higher price than the private room. Ask us what it has, and who may stay with you.',
      link: () => 'What a room costs',
    },
    gym: {
      title: 'GYM',
      about: 'Moving can lift your mood and help you sleep. Ask your doctor what is right for you.',
      link: () => 'See more pictures',
    },
    'general-ward': {
      title: 'General Ward',
      about: 'A room that you share with others. Ask us about free beds, visits, and what to bring.',
      link: (phone) => `Call ${phone}`,
    },
  } satisfies Record<FacilityRoom, FacilityWords>,
};

/** They promise nothing that only the hospital could know. */
export const facilitiesWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    heading: 'हमारी सुविधाएँ',
    cards: {
      'luxury-room': {
        title: 'लग्ज़री कमरे',
        about: 'आपका अपना कमरा। इसका खर्च प्राइवेट कमरे से ज़्यादा है। हमसे पूछें कि इसमें क्या-क्या है और साथ कौन रह सकता है।',
        link: () => 'कमरे का खर्च',
      },
      gym: {
        title: 'जिम',
        about: 'चलने-फिरने से मन हल्का हो सकता है और नींद में मदद मिल सकती है। आपके लिए क्या ठीक है, यह डॉक्टर से पूछें।',
        link: () => 'और तस्वीरें देखें',
      },
      'general-ward': {
        title: 'जनरल वार्ड',
        about: 'ऐसा कमरा जिसमें और मरीज़ भी रहते हैं। खाली बेड, मिलने आने वालों और साथ लाने के सामान के बारे में हमसे पूछें।',
        link: (phone) => `फ़ोन करें: ${phone}`,
      },
    },
  },
};
