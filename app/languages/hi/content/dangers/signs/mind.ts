import type { TranslatedSigns } from '#messages/content/dangers/danger-text.ts';
import type * as english from '#messages/content/dangers/signs/mind.ts';

/** Signs of the mind: voices, mania, fear, and children beside themselves. */
export const mind: TranslatedSigns<typeof english.mind> = {
  'voices-order': { sign: 'आवाज़ जो मरने-मारने या चोट पहुँचाने का हुक्म दे, या इतना डर कि किसी को चोट लग सकती है।' },
  'psychosis-new': {
    sign: 'नई आवाज़ें या अजीब यकीन, पर खतरा नहीं।',
    meanwhile: 'बहस न करें। बच्चा हो: इमरजेंसी में जाएँ। होश में गड़बड़ या बुखार के साथ: एम्बुलेंस।',
  },
  mania: { sign: 'कई दिन बहुत कम नींद, हद से ज़्यादा तेज़ी।' },
  'mania-risk': { sign: 'गाड़ी चलाना, लड़ाई या ऐसा जोखिम जिसे कोई रोक न पाए।' },
  'mania-spending': {
    sign: 'खर्च या सेक्स का जोखिम, जो काबू से बाहर हो।',
    meanwhile: 'कार्ड, फ़ोन से पेमेंट और चाबियाँ कोई और रखे।',
  },
  'mixed-state': { sign: 'निराशा के साथ बेचैन तेज़ी।', meanwhile: 'कोई रात अकेले नहीं।' },
  sleepless: { sign: 'दो-तीन रातें लगभग बिना नींद के।' },
  fear: { sign: 'इतना डर या घबराहट कि सोना, खाना या अकेले रहना न हो पाए।' },
  flashbacks: { sign: 'यादें इतनी तेज़ कि आप सुरक्षित महसूस न करें, या भूल जाएँ कि कहाँ हैं।' },
  'after-practice': {
    sign: 'घबराहट, लौटती डरावनी यादें या सब सपने जैसा लगना, जो सेशन या अभ्यास के बाद भी चलता रहे।',
    meanwhile: 'वह अभ्यास रोक दें।',
  },
  'head-banging': { sign: 'सिर पटकना या काटना, जिससे घाव हो और जो रोका न जा सके।' },
  'child-risk': { sign: 'बच्चा गाड़ियों के बीच भागे, आग लगाए या गाड़ी चलाए, और आप रोक न पाएँ।' },
  'child-change': {
    sign: 'बच्चा अचानक पूरा बदल जाए, या अचानक बहुत ज़्यादा परेशान हो।',
    meanwhile: 'दाँत, कान या पेट का दर्द भी देखें।',
  },
  'carer-end': {
    sign: 'बच्चे को सँभालते हुए आपकी हिम्मत जवाब दे गई है।',
    meanwhile: 'एक घंटे के लिए बच्चा किसी और बड़े को दें।',
  },
  'exam-despair': {
    sign: 'बोझ होने की बातें, सबसे ज़्यादा परीक्षा और रिज़ल्ट के दिनों में।',
    meanwhile: 'सीधे पूछें। आज रात कोई बड़ा घर पर रहे।',
  },
  'in-bed': { sign: 'कई दिन से एक ही कमरे या बिस्तर में, खाना या बोलना लगभग बंद।' },
};
