import { localHelp } from '#app/hospital-facts/local-help.ts';
import type * as english from '#messages/content/local-help.ts';

export const localHelpWords: typeof english.localHelpWords = {
  title: 'आस-पास मदद',
  places: [
    {
      ...localHelp.gmch,
      name: 'जीएमसीएच-32, चंडीगढ़',
      what: 'सरकारी अस्पताल: मानसिक इलाज की ओपीडी हर दिन, बिना अपॉइंटमेंट, कमरा 4212, चौथी मंज़िल, ब्लॉक बी।',
    },
    {
      ...localHelp.civilHospital,
      name: 'सिविल अस्पताल, सेक्टर 6, पंचकूला',
      what: 'नशा मुक्ति चौथी मंज़िल पर (अक्टूबर 2025)।',
    },
    {
      ...localHelp.sakhi,
      name: 'सखी वन स्टॉप सेंटर, पंचकूला',
      what: 'उन महिलाओं के लिए जिन्हें घर में या बाहर चोट पहुँचाई गई; पहले 181 पर फ़ोन करें, वे बताएँगे कि सेंटर अभी कहाँ है।',
    },
  ],
  ringFirst: '21 नवंबर 2026 को देखा गया। जाने से पहले फ़ोन कर लें।',
};
