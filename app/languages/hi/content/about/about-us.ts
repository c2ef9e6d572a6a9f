import type * as english from '#messages/content/about/about-us.ts';

export const aboutWords: typeof english.aboutWords = {
  figures: ['बेड का छोटा अस्पताल', 'तरह के कमरे: प्राइवेट, लग्ज़री और जनरल वार्ड', 'तरह के इलाज, बड़ों और बच्चों के लिए'],
  training: 'ट्रेनिंग',
  memberships: 'सदस्यता',
  recognitions: 'सम्मान',
};
