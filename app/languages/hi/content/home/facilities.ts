import type * as english from '#messages/content/home/facilities.ts';

export const facilitiesWords: typeof english.facilitiesWords = {
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
      link: () => 'तनाव सँभालने के तरीके',
    },
    'general-ward': {
      title: 'जनरल वार्ड',
      about: 'ऐसा कमरा जिसमें और मरीज़ भी रहते हैं। खाली बेड, मिलने आने वालों और साथ लाने के सामान के बारे में हमसे पूछें।',
      link: (phone) => `फ़ोन करें: ${phone}`,
    },
  },
};
