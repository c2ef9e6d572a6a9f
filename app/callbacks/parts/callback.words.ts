import { helplines } from '#app/hospital-facts/helplines.ts';
import type { InLanguages } from '#app/languages/language.ts';

const english = {
  lead: 'Leave a name and a phone. You need not say what it is about.',
  noted: 'We will call you',
  notedWords: 'Your wish is noted. We call in the order in which people asked.',
  cannotWait:
    'If it cannot wait, do not wait for us. In danger call 112; busy or no answer, 108. To talk, Tele-MANAS answers by day and by night.',
  seeDoctors: 'See our doctors',
  name: 'Your name or initials',
  phoneHint: '10 digits.',
  safeToCall: 'If somebody else picks up, may we say who is calling?',
  yes: 'Yes, you may say it is the hospital',
  no: 'No, say only what I write below',
  callAsHint: 'Such as: a friend, an office. Leave it empty and we say that we will call again.',
  consent: 'I agree that you keep this to call me.',
  submit: 'Call me back',
  canStillSend:
    'What you wrote sounds as if somebody may be in danger, and our call can be hours away. Please call one of the numbers above now. You can still send this form: nothing you typed is lost.',
  kept: 'We keep what you enter here, and when we called: to call you, and for nothing else.',
  seenBy: 'Only the staff who call see it.',
  keptFor: (days: number) => `We keep it for ${days} days. The law sets that time. Then it is erased.`,
};

export const callbackWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    lead: 'नाम और फ़ोन नंबर छोड़ें। यह बताना ज़रूरी नहीं कि बात क्या है।',
    noted: 'हम आपको फ़ोन करेंगे',
    notedWords: 'आपकी बात लिख ली है। जो पहले कहें, उन्हें हम पहले फ़ोन करते हैं।',
    cannotWait: `अगर इंतज़ार न हो सके, तो हमारे फ़ोन की राह न देखें। खतरा हो तो ${helplines.emergency.number} पर फ़ोन करें; न मिले तो 108 पर। बात करनी हो, तो टेली-मानस ${helplines.mentalHealth.number} पर, दिन-रात।`,
    seeDoctors: 'हमारे डॉक्टर देखें',
    name: 'आपका नाम, या नाम के पहले अक्षर',
    phoneHint: '10 अंक।',
    safeToCall: 'अगर फ़ोन कोई और उठाए, तो क्या हम बता सकते हैं कि कौन बोल रहा है?',
    yes: 'हाँ, बता सकते हैं कि अस्पताल से फ़ोन है',
    no: 'नहीं, सिर्फ़ वही कहें जो मैं नीचे लिखूँ',
    callAsHint: 'जैसे: “एक दोस्त”, “दफ़्तर से”। खाली छोड़ें, तो हम बस कहेंगे कि फिर फ़ोन करेंगे।',
    consent: 'मेरी सहमति है कि आप मुझे फ़ोन करने के लिए यह जानकारी रखें।',
    submit: 'मेरा नंबर भेजें',
    canStillSend:
      'आपके लिखे से लगता है कि किसी की जान को खतरा हो सकता है, और हमारा फ़ोन आने में घंटों लग सकते हैं। अभी ऊपर के किसी नंबर पर फ़ोन करें। यह फ़ॉर्म फिर भी भेजा जा सकता है: आपका लिखा हुआ यहीं है।',
    kept: 'आप यहाँ जो लिखते हैं, और हमने कब फ़ोन किया, हम वह रखते हैं: आपको फ़ोन करने के लिए, और किसी काम के लिए नहीं।',
    seenBy: 'इसे सिर्फ़ फ़ोन करने वाले कर्मचारी देखते हैं।',
    keptFor: (days) => `हम इसे ${days} दिन रखते हैं। यह समय कानून तय करता है। फिर इसे मिटा दिया जाता है।`,
  },
};
