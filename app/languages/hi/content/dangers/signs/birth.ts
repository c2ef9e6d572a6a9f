import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/birth.ts';

/** Signs in the weeks after a birth. */
export const birth: TranslatedSigns<typeof english.birth> = {
  'birth-psychosis': {
    sign: 'बच्चा होने के बाद: होश में गड़बड़, हद से ज़्यादा जोश, अजीब यकीन, या जो नहीं है वह दिखना-सुनना।',
    meanwhile: 'कोई बड़ा माँ और बच्चे के साथ रहे।',
  },
  'birth-harm': {
    sign: 'बच्चा होने के बाद माँ को बच्चे को या खुद को चोट पहुँचाने का खयाल आए, और वह सही लगे, हुक्म लगे, या उससे अब डर न लगे।',
    meanwhile: 'कोई बड़ा माँ और बच्चे के साथ रहे।',
  },
  'birth-intrusive': {
    sign: 'बच्चा होने के बाद: चोट पहुँचाने के अनचाहे खयाल, जिनसे आप काँप उठें।',
    meanwhile: 'ये आम हैं, आपकी इच्छा नहीं हैं, और यह पुलिस का मामला नहीं है। ओसीडी का इलाज हो सकता है।',
  },
  'birth-red': {
    sign: 'बच्चा होने के बाद माँ गहरी निराशा में हो, बच्चे से लगाव महसूस न हो, या बच्चा सोए तब भी नींद न आए।',
    meanwhile: 'मनोचिकित्सक को तुरंत दिखाने को कहें।',
  },
  'birth-afraid': { sign: 'इतना डर कि माँ बच्चे को गोद न ले पाए, या उससे दूर न जा पाए।' },
  'birth-low': { sign: 'बच्चा होने के बाद दो हफ़्ते से उदासी।' },
};
