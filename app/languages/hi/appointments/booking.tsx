import { EnglishText } from '#app/ui/locale/english-text.tsx';
import type * as english from '#messages/appointments/booking.tsx';
import { closedDayWords } from './closed-days.ts';
import { appointmentProblems } from './problems.ts';

export const slotWords: typeof english.slotWords = {
  how: 'डॉक्टर को कैसे दिखाना है?',
  visits: { hospital: 'अस्पताल में', video: 'वीडियो पर' },
  visitDetails: {
    hospital: 'आपको सेक्टर 15, पंचकूला आना होगा।',
    video: 'ऐसे कमरे से, जहाँ कोई और आपकी बात न सुने।',
  },
  free: (count) => `${count} समय खाली`,
  /** The name of a holiday is shown as the hospital entered it. */
  closedDay(closed, day, holidays) {
    const name = closed === 'holiday' && holidays.find((holiday) => holiday.day === day)?.name;
    return name ? <EnglishText>{name}</EnglishText> : closedDayWords.reason(closed, day, holidays);
  },
  closedSlot: { taken: 'भर चुका', 'too-soon': 'समय कम बचा' },
  earliest: 'सबसे पहले खाली',
  laterDays: 'आगे के दिन',
  visit: 'कहाँ',
  day: 'दिन',
  time: 'समय',
  change: 'बदलें',
  changeOf: (name) => `: ${name}`,
};

export const bookingWords: typeof english.bookingWords = {
  title: 'अपॉइंटमेंट लें',
  titleWith: (doctor) => `अपॉइंटमेंट लें: ${doctor}`,
  theDoctor: 'डॉक्टर का पेज',
  whichDoctor: 'कौन से डॉक्टर?',
  noOtherFits: 'आपकी छँटाई में कोई और डॉक्टर नहीं मिले। ये बाकी सभी डॉक्टर हैं।',
  allDoctors: 'सभी डॉक्टर',
  eveningOnly: {
    hospital: 'इन डॉक्टर के पास शाम का समय सिर्फ़ अस्पताल में है।',
    video: 'इन डॉक्टर के पास शाम का समय सिर्फ़ वीडियो पर है।',
  },
  whichDay: 'कौन सा दिन?',
  whichTime: 'कौन सा समय?',
  who: 'दिखाने कौन आएगा?',
  isItRight: 'क्या सब ठीक है?',
  beforeGoingOn: 'आगे बढ़ने से पहले',
  pleaseCall: 'हमें फ़ोन करें',
  pickAnotherDay: (day, why) => (
    <>
      {day}: {why}। कोई दूसरा दिन चुनें।
    </>
  ),
  noneFree: 'इन हफ़्तों में कोई समय खाली नहीं है। हमें फ़ोन करें: हम बताएँगे कि और कौन से डॉक्टर देख सकते हैं।',
  taken: appointmentProblems.taken,
  indianTime: 'यहाँ भारत का समय लिखा है। एक बार दिखाने के लिए हम आधा घंटा रखते हैं।',
  noTimes:
    'इन डॉक्टर का अपॉइंटमेंट अभी यहाँ से नहीं मिल सकता। हमें फ़ोन करें: हम बताएँगे कि कब मिलेगा, और कौन से दूसरे डॉक्टर देख सकते हैं।',
  callBack: 'हम आपको फ़ोन कर लेंगे',
  doctor: 'डॉक्टर',
  when: 'कब',
  where: 'कहाँ',
  fee: 'फ़ीस',
  name: 'नाम',
  patient: 'मरीज़ का नाम',
  bookedBy: 'अपॉइंटमेंट लेने वाले',
  adult: 'साथ आने वाले बड़े',
  mayWeCall: 'क्या हम फ़ोन करें?',
  yes: 'हाँ',
  noCall: 'नहीं, हम फ़ोन नहीं करेंगे',
  callAs: 'फ़ोन पर हम क्या कहें कि कौन बोल रहा है',
  toKnow: 'जो आपने पहले बताया',
  book: 'यह अपॉइंटमेंट लें',
  changeSomething: 'कुछ बदलें',
  inDanger:
    'आपने जो लिखा है, उससे लगता है कि किसी की जान को खतरा हो सकता है। अपॉइंटमेंट कई दिन बाद का हो सकता है। ऊपर के किसी नंबर पर अभी बात करें। फ़ोन करने में शर्म की कोई बात नहीं।',
  canStillBook: 'आप अपॉइंटमेंट अब भी ले सकते हैं। आपका लिखा हुआ कुछ भी नहीं मिटा है।',
  goOn: 'नंबर देख लिए: आगे बढ़ें',
};

export const confirmationWords: typeof english.confirmationWords = {
  title: 'आपका अपॉइंटमेंट बुक हो गया',
  askedTitle: 'आपका अनुरोध मिल गया',
  notHeld:
    'यह समय अभी आपके लिए रखा नहीं है, क्योंकि इस समय बहुत सारे लोग बुकिंग कर रहे हैं। हम आपका अनुरोध देखकर नीचे दिए पेज पर जवाब देंगे। रुक न सकें, तो हमें फ़ोन करें।',
  notShownTitle: 'अपॉइंटमेंट यहाँ नहीं दिखता',
  notShown: 'यह अपॉइंटमेंट अब यहाँ नहीं दिखता',
  toProtect: [
    'आपकी सुरक्षा के लिए यह पेज अपॉइंटमेंट सिर्फ़ एक दिन दिखाता है। रेफ़रेंस और फ़ोन नंबर से आप इसे यहाँ देख सकते हैं: ',
    'आपका अपॉइंटमेंट',
    '।',
  ],
  reference: 'आपका रेफ़रेंस',
  writeDown: 'इसे लिख लें या फ़ोटो ले लें। फ़ोन पर इसे एक-एक अक्षर करके बताएँ।',
  copy: 'रेफ़रेंस कॉपी करें',
  copied: 'कॉपी हो गया',
  share: 'भेजें',
  with: 'डॉक्टर',
  noFee: 'फ़ीस नहीं लगती',
  addToCalendar: 'कैलेंडर में जोड़ें',
  map: 'नक्शा (नए टैब में खुलेगा)',
  next: 'अब क्या होगा',
  held: 'यह समय अब आपके लिए रखा है। इसे कोई और नहीं ले सकता।',
  mayCall: 'इसे पक्का करने के लिए हम आपको फ़ोन कर सकते हैं।',
  noCall: 'जैसा आपने कहा, हम आपको फ़ोन नहीं करेंगे। कुछ पूछना हो तो आप हमें फ़ोन करें।',
  callForVideo: (phone) =>
    `अपने समय से 15 मिनट पहले से रेफ़रेंस से अपना अपॉइंटमेंट देखें: वीडियो कॉल वहीं खुलेगी। कुछ पूछना हो: ${phone}।`,
  videoWithoutCall: (phone) =>
    `अपने समय से 15 मिनट पहले से रेफ़रेंस से अपना अपॉइंटमेंट देखें: वीडियो कॉल वहीं खुलेगी। हम आपको फ़ोन नहीं करेंगे, और आपके कहे बिना कुछ नहीं भेजते। कुछ पूछना हो, तो जब आपके लिए सुरक्षित हो, ${phone} पर फ़ोन करें।`,
  canChange: (hours) =>
    `तय समय से ${hours} घंटे पहले तक आप समय बदल सकते हैं या इसे रद्द कर सकते हैं। रेफ़रेंस और फ़ोन नंबर चाहिए: `,
  lookUp: ['आपका अपॉइंटमेंट', '।'],
  toBring: 'साथ क्या लाएँ',
  atHand: 'पास में क्या रखें',
  medicines: 'जो दवाएँ चल रही हैं, पत्ते समेत। पुरानी रिपोर्ट या पर्चे भी।',
  somebody: 'चाहें तो जिस पर भरोसा हो, वह भी। बच्चे के साथ माता-पिता या अभिभावक रहें।',
  sayReference: 'आपका रेफ़रेंस: रिसेप्शन पर बस यही बताएँ, और कुछ बताना ज़रूरी नहीं।',
  quietRoom: 'शांत कमरा, जहाँ कोई और आपकी बात न सुने।',
};
