import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/sleep.ts';

/** Signs in sleep. */
export const sleep: TranslatedSigns<typeof english.sleep> = {
  sleepwalk: {
    sign: 'किसी ने नींद में गाड़ी चलाई, या वे नींद में घर से निकल गए या छत पर मिले।',
    meanwhile: 'यह ज़ोलपिडेम के बाद हुआ हो, तो उसे और न लें।',
    night: 'गाड़ी की चाबियाँ किसी और को दे दें, और किसी को पास सुलाएँ। सुबह हमें फ़ोन करें।',
  },
  'sleepwalk-tablet': {
    sign: 'नींद की नई गोली शुरू होने के बाद से आपका नींद में चलना शुरू हुआ है।',
    meanwhile: 'अगली गोली लेने से पहले हमसे पूछें।',
    night: 'आज रात यह गोली न लें, और सुबह हमें फ़ोन करें।',
  },
  'dream-fight': {
    sign: 'सपना देखते हुए सच में आपके हाथ-पैर चलें, या आप बिस्तर से कूद पड़ें।',
    meanwhile: 'किसी को चोट लगते-लगते बची हो, तो आज ही हमें फ़ोन करें।',
  },
  'drowsy-drive': {
    sign: 'गाड़ी चलाते हुए आपको झपकी आ गई।',
    meanwhile: 'डॉक्टर को दिखाने तक गाड़ी न चलाएँ।',
    night: 'आज रात गाड़ी न चलाएँ। सुबह हमें फ़ोन करें।',
  },
  'choking-night': {
    sign: 'कई रातों से किसी की नींद बार-बार दम घुटने या हाँफने से खुलती है।',
    meanwhile: 'करवट पर सोएँ, और शराब या नींद की गोली न लें। नींद आ रही हो, तो गाड़ी न चलाएँ।',
  },
};
