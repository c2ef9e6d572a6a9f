import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/sleep.ts';

/** Signs in sleep. */
export const sleep: TranslatedSigns<typeof english.sleep> = {
  sleepwalk: { sign: 'नींद में घर से बाहर, छत पर या गाड़ी चलाते हुए।', meanwhile: 'ज़ोलपिडेम के बाद: उसे और न लें।' },
  'sleepwalk-tablet': { sign: 'नींद की नई गोली के बाद से नींद में चलना।', meanwhile: 'अगली गोली से पहले पूछें।' },
  'dream-fight': {
    sign: 'सपना देखते हुए सच में हाथ-पैर चलें या बिस्तर से कूद पड़ें।',
    meanwhile: 'किसी को चोट लगते-लगते बची: आज ही।',
  },
  'drowsy-drive': { sign: 'गाड़ी चलाते हुए झपकी आ गई।', meanwhile: 'डॉक्टर को दिखाने तक गाड़ी न चलाएँ।' },
  'choking-night': {
    sign: 'कई रातों से दम घुटने या हाँफने से नींद खुलती है।',
    meanwhile: 'करवट पर सोएँ; न शराब लें, न नींद की गोली। नींद आ रही हो, तो गाड़ी न चलाएँ।',
  },
};
