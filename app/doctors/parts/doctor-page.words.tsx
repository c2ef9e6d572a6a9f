import type { ReactNode } from 'react';
import { clockWords } from '#app/hospital-facts/clock.words.ts';
import type { Around, InLanguages, Linked } from '#app/languages/language.ts';
import type { Weekday } from '#app/time/calendar.ts';
import { workingDaysText } from '../hours/doctor-hours.ts';

const english = {
  about: 'About',
  qualification: 'Qualification',
  memberOf: 'Member of',
  times: 'When you can be seen',
  alike: 'Others in the same field',
  others: 'Our other doctors',
  orNotNow: ', not available now',
  firstVisit: 'Your first visit',
  bring: 'Bring the medicines you take, in their strips, and any reports or prescriptions you have.',
  say: 'Say in your own words what is happening, since when, and what you hope for. You will also be asked about sleep, health, family and work. You may leave a question unanswered.',
  together: 'You may bring somebody you trust. A child comes with a parent or guardian.',
  room: 'For a visit by video, choose a room where nobody overhears you.',
  /** Round the link to the prices. */
  fee: [
    'The fee is for the consultation. Tests and therapy have',
    'prices of their own',
    '.',
  ] satisfies Linked,
  book: 'Book an appointment',
  available: 'Available for appointments',
  pickTime: (hasChoice: boolean) =>
    `Pick a day and a time${hasChoice ? ', here or by video' : ''}. It takes about two minutes, and no account.`,
  sayWhom: (hasChoice: boolean) =>
    `When you call, say whom you would like to see and which time suits you${hasChoice ? ', here or by video' : ''}.`,
  callUs: 'Call us: we will tell you when appointments start again, and who else can see you now.',
  or: ' or ',
  change: 'move or cancel an appointment',
  atHospital: 'At the hospital',
  byVideo: 'By video',
  /** Round the phone. */
  noHours: ['No fixed hours are listed. Call', ': we will find a time with you.'] satisfies Around,
  usualHours: (days: readonly Weekday[]): ReactNode => (
    <>
      These are the usual hours, in Indian time, on {workingDaysText(days)}. Your own day and hour are fixed
      when you book.
    </>
  ),
  notFound: 'We could not find that doctor',
  notFoundTitle: 'Doctor not found',
  mayBeGone: 'The address may be mistyped, or this doctor is not listed any more.',
  callOrLook:
    'Call us: we will tell you who can see you, and when. Or look through the doctors who are here.',
  didYouMean: 'Did you mean one of these?',
  /** The title of a page of the directory after the first. */
  page: (title: string, number: number) => `${title}, page ${number}`,
};

export const doctorPageWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    about: 'परिचय',
    qualification: 'योग्यता',
    memberOf: 'सदस्यता',
    times: 'कब दिखा सकते हैं',
    alike: 'इसी क्षेत्र के दूसरे डॉक्टर',
    others: 'हमारे दूसरे डॉक्टर',
    orNotNow: ', अभी उपलब्ध नहीं',
    firstVisit: 'पहली बार दिखाना',
    bring: 'जो दवाएँ चल रही हैं, उन्हें पत्ते समेत लाएँ। पुरानी रिपोर्ट या पर्चे हों तो वे भी लाएँ।',
    say: 'अपने शब्दों में बताएँ कि क्या हो रहा है, कब से हो रहा है, और आपको किस बात की उम्मीद है। डॉक्टर नींद, सेहत, परिवार और काम के बारे में भी पूछेंगे। किसी सवाल का जवाब न देना हो, तो न दें।',
    together: 'जिस पर भरोसा हो, उसे साथ ला सकते हैं। बच्चे के साथ माता-पिता या अभिभावक आएँ।',
    room: 'वीडियो पर दिखाना हो, तो ऐसा कमरा चुनें जहाँ कोई और आपकी बात न सुने।',
    fee: ['यह फ़ीस डॉक्टर को दिखाने की है। टेस्ट और थेरेपी का', 'खर्च अलग है', '।'],
    book: 'अपॉइंटमेंट लें',
    available: 'अपॉइंटमेंट मिल रहे हैं',
    pickTime: (hasChoice) =>
      `दिन और समय चुनें${hasChoice ? ', यहाँ आकर या वीडियो पर' : ''}। करीब दो मिनट लगते हैं, और खाता बनाने की ज़रूरत नहीं।`,
    sayWhom: (hasChoice) =>
      `फ़ोन पर बताएँ कि किस डॉक्टर को दिखाना है और कौन सा समय ठीक रहेगा${hasChoice ? ', यहाँ आकर या वीडियो पर' : ''}।`,
    callUs: 'हमें फ़ोन करें: हम बताएँगे कि अपॉइंटमेंट फिर कब से मिलेंगे, और अभी और कौन देख सकते हैं।',
    or: ' या ',
    change: 'अपॉइंटमेंट का समय बदलें या रद्द करें',
    atHospital: 'अस्पताल में',
    byVideo: 'वीडियो पर',
    noHours: ['कोई तय समय नहीं लिखा है।', ' पर फ़ोन करें: हम आपके साथ समय तय करेंगे।'],
    usualHours: (days) =>
      `आमतौर पर यही समय रहता है (भारत का समय)। दिन: ${days.map(clockWords.hi.weekdayName).join(', ')}। आपका अपना दिन और समय अपॉइंटमेंट लेते समय तय होगा।`,
    notFound: 'ये डॉक्टर हमें नहीं मिले',
    notFoundTitle: 'डॉक्टर नहीं मिले',
    mayBeGone: 'हो सकता है पता लिखने में गलती हुई हो, या ये डॉक्टर अब हमारी सूची में न हों।',
    callOrLook: 'हमें फ़ोन करें: हम बताएँगे कि कौन से डॉक्टर कब मिल सकते हैं। या यहाँ के डॉक्टर देखें।',
    didYouMean: 'क्या आपको इनमें से किसी की तलाश थी?',
    page: (title, number) => `${title}, पेज ${number}`,
  },
};
