import type { InLanguages } from '#app/languages/language.ts';

const english = {
  /** What stands under each figure: the beds, the kinds of rooms, the fields of care. */
  figures: [
    'beds in a small hospital',
    'kinds of rooms: private, luxury and the general ward',
    'fields of care, for adults and for children',
  ] satisfies [beds: string, rooms: string, fields: string],
  training: 'Training',
  memberships: 'Memberships',
  recognitions: 'Recognitions',
};

export const aboutWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    figures: ['बेड का छोटा अस्पताल', 'तरह के कमरे: प्राइवेट, लग्ज़री और जनरल वार्ड', 'तरह के इलाज, बड़ों और बच्चों के लिए'],
    training: 'ट्रेनिंग',
    memberships: 'सदस्यता',
    recognitions: 'सम्मान',
  },
};
