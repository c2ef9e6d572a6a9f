/** Hindi: dangers of the night. */
export const sleep = {
  sleepwalk: { sign: 'नींद में घर से बाहर, छत पर या गाड़ी चलाते हुए।', meanwhile: 'ज़ोलपिडेम के बाद: उसे और न लें।' },
  'sleepwalk-tablet': { sign: 'नींद की नई गोली के बाद से नींद में चलना।', meanwhile: 'अगली गोली से पहले पूछें।' },
  'dream-fight': { sign: 'सपने में हाथ-पैर मारना या कूदना।', meanwhile: 'किसी को चोट लगते-लगते बची: आज ही।' },
  'drowsy-drive': { sign: 'गाड़ी चलाते हुए झपकी आ गई।', meanwhile: 'जब तक डॉक्टर न देख लें, गाड़ी न चलाएँ।' },
  'choking-night': {
    sign: 'रात-रात दम घुटने या हाँफने से नींद खुले।',
    meanwhile: 'करवट पर सोएँ; न शराब, न नींद की गोली।',
  },
} as const;
