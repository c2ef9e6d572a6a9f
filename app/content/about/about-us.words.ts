import type { InLanguages } from '#app/site/language.ts';

interface AboutWords {
  /** What stands under each figure: the beds, the kinds of rooms, the fields of care. */
  readonly figures: readonly [beds: string, rooms: string, fields: string];
  readonly training: string;
  readonly memberships: string;
  readonly recognitions: string;
}

export const aboutWords: InLanguages<AboutWords> = {
  en: {
    figures: [
      'beds in a small hospital',
      'kinds of rooms: private, luxury and the general ward',
      'fields of care, for adults and for children',
    ],
    training: 'Training',
    memberships: 'Memberships',
    recognitions: 'Recognitions',
  },
  hi: {
    figures: ['बेड का छोटा अस्पताल', 'तरह के कमरे: प्राइवेट, लग्ज़री और जनरल वार्ड', 'तरह के इलाज, बड़ों और बच्चों के लिए'],
    training: 'ट्रेनिंग',
    memberships: 'सदस्यता',
    recognitions: 'सम्मान',
  },
};
