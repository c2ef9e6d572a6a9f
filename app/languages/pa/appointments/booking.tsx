import { EnglishText } from '#app/ui/locale/english-text.tsx';
import type * as english from '#messages/appointments/booking.tsx';
import { closedDayWords } from './closed-days.ts';
import { appointmentProblems } from './problems.ts';

export const slotWords: typeof english.slotWords = {
  how: 'ਡਾਕਟਰ ਨੂੰ ਕਿਵੇਂ ਦਿਖਾਉਣਾ ਹੈ?',
  visits: { hospital: 'ਹਸਪਤਾਲ ਵਿੱਚ', video: 'ਵੀਡੀਓ ’ਤੇ' },
  visitDetails: {
    hospital: 'ਸਾਡੇ ਕੋਲ ਸੈਕਟਰ 15, ਪੰਚਕੂਲਾ ਆਉਣਾ ਹੋਵੇਗਾ।',
    video: 'ਅਜਿਹੇ ਕਮਰੇ ਵਿੱਚੋਂ, ਜਿੱਥੇ ਕੋਈ ਹੋਰ ਤੁਹਾਡੀ ਗੱਲ ਨਾ ਸੁਣੇ।',
  },
  free: (count) => `${count} ਖ਼ਾਲੀ`,
  /** The name of a holiday is shown as the hospital entered it. */
  closedDay(closed, day, holidays) {
    const name = closed === 'holiday' && holidays.find((holiday) => holiday.day === day)?.name;
    return name ? <EnglishText>{name}</EnglishText> : closedDayWords.reason(closed, day, holidays);
  },
  closedSlot: { taken: 'ਭਰ ਚੁੱਕਾ', 'too-soon': 'ਸਮਾਂ ਘੱਟ ਬਚਿਆ' },
  earliest: 'ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਖ਼ਾਲੀ',
  laterDays: 'ਅੱਗੇ ਦੇ ਦਿਨ',
  visit: 'ਕਿਵੇਂ',
  day: 'ਦਿਨ',
  time: 'ਸਮਾਂ',
  change: 'ਬਦਲੋ',
  changeOf: (name) => `: ${name}`,
};

export const bookingWords: typeof english.bookingWords = {
  title: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  titleWith: (doctor) => `ਅਪਾਇੰਟਮੈਂਟ ਲਓ: ${doctor}`,
  theDoctor: 'ਡਾਕਟਰ ਬਾਰੇ',
  whichDoctor: 'ਕਿਹੜੇ ਡਾਕਟਰ?',
  noOtherFits: 'ਤੁਹਾਡੀ ਛਾਂਟੀ ਮੁਤਾਬਕ ਹੋਰ ਕੋਈ ਡਾਕਟਰ ਨਹੀਂ। ਇਹ ਬਾਕੀ ਸਾਰੇ ਡਾਕਟਰ ਹਨ।',
  allDoctors: 'ਸਾਰੇ ਡਾਕਟਰ',
  eveningOnly: {
    hospital: 'ਇਸ ਡਾਕਟਰ ਕੋਲ ਸ਼ਾਮ ਦਾ ਸਮਾਂ ਸਿਰਫ਼ ਹਸਪਤਾਲ ਵਿੱਚ ਹੈ।',
    video: 'ਇਸ ਡਾਕਟਰ ਕੋਲ ਸ਼ਾਮ ਦਾ ਸਮਾਂ ਸਿਰਫ਼ ਵੀਡੀਓ ’ਤੇ ਹੈ।',
  },
  whichDay: 'ਕਿਹੜਾ ਦਿਨ?',
  whichTime: 'ਕਿਹੜਾ ਸਮਾਂ?',
  who: 'ਦਿਖਾਉਣ ਕੌਣ ਆਵੇਗਾ?',
  isItRight: 'ਕੀ ਸਭ ਠੀਕ ਹੈ?',
  beforeGoingOn: 'ਅੱਗੇ ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ',
  pleaseCall: 'ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  pickAnotherDay: (day, why) => (
    <>
      {day}: {why}। ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।
    </>
  ),
  noneFree: 'ਇਨ੍ਹਾਂ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਕੋਈ ਸਮਾਂ ਖ਼ਾਲੀ ਨਹੀਂ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਹੋਰ ਕਿਹੜੇ ਡਾਕਟਰ ਦੇਖ ਸਕਦੇ ਹਨ।',
  taken: appointmentProblems.taken,
  indianTime: 'ਇੱਥੇ ਭਾਰਤ ਦਾ ਸਮਾਂ ਲਿਖਿਆ ਹੈ। ਇੱਕ ਵਾਰ ਦਿਖਾਉਣ ਲਈ ਅੱਧਾ ਘੰਟਾ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ।',
  noTimes:
    'ਇਸ ਡਾਕਟਰ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਹੁਣ ਇੱਥੋਂ ਬੁੱਕ ਨਹੀਂ ਹੋ ਸਕਦੀ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਕਦੋਂ ਮਿਲੇਗੀ, ਅਤੇ ਹੋਰ ਕਿਹੜੇ ਡਾਕਟਰ ਦੇਖ ਸਕਦੇ ਹਨ।',
  callBack: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਲਵਾਂਗੇ',
  doctor: 'ਡਾਕਟਰ',
  when: 'ਕਦੋਂ',
  where: 'ਕਿੱਥੇ',
  fee: 'ਫ਼ੀਸ',
  name: 'ਨਾਂ',
  patient: 'ਮਰੀਜ਼ ਦਾ ਨਾਂ',
  bookedBy: 'ਅਪਾਇੰਟਮੈਂਟ ਲੈਣ ਵਾਲੇ',
  adult: 'ਨਾਲ ਆਉਣ ਵਾਲੇ ਬਾਲਗ',
  mayWeCall: 'ਕੀ ਅਸੀਂ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਾਂ?',
  yes: 'ਹਾਂ',
  noCall: 'ਨਹੀਂ, ਅਸੀਂ ਫ਼ੋਨ ਨਹੀਂ ਕਰਾਂਗੇ',
  callAs: 'ਅਸੀਂ ਕੀ ਕਹਾਂਗੇ ਕਿ ਫ਼ੋਨ ਕਿਸ ਦਾ ਹੈ',
  toKnow: 'ਜੋ ਤੁਸੀਂ ਪਹਿਲਾਂ ਦੱਸਿਆ',
  book: 'ਇਹ ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  changeSomething: 'ਕੁਝ ਬਦਲੋ',
  inDanger:
    'ਤੁਹਾਡੇ ਲਿਖੇ ਤੋਂ ਲੱਗਦਾ ਹੈ ਕਿ ਕਿਸੇ ਦੀ ਜਾਨ ਨੂੰ ਖ਼ਤਰਾ ਹੋ ਸਕਦਾ ਹੈ। ਅਪਾਇੰਟਮੈਂਟ ਕਈ ਦਿਨ ਬਾਅਦ ਦੀ ਹੋ ਸਕਦੀ ਹੈ। ਉੱਪਰ ਲਿਖੇ ਕਿਸੇ ਨੰਬਰ ’ਤੇ ਹੁਣੇ ਗੱਲ ਕਰੋ। ਫ਼ੋਨ ਕਰਨ ਵਿੱਚ ਸ਼ਰਮ ਦੀ ਕੋਈ ਗੱਲ ਨਹੀਂ।',
  canStillBook: 'ਅਪਾਇੰਟਮੈਂਟ ਅਜੇ ਵੀ ਬੁੱਕ ਹੋ ਸਕਦੀ ਹੈ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਕੁਝ ਵੀ ਨਹੀਂ ਮਿਟਿਆ।',
  goOn: 'ਨੰਬਰ ਦੇਖ ਲਏ: ਅੱਗੇ ਚੱਲੋ',
};

export const confirmationWords: typeof english.confirmationWords = {
  title: 'ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਬੁੱਕ ਹੋ ਗਈ',
  askedTitle: 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਿਲ ਗਈ',
  notHeld:
    'ਇਹ ਸਮਾਂ ਅਜੇ ਤੁਹਾਡੇ ਲਈ ਰੱਖਿਆ ਨਹੀਂ ਹੈ, ਕਿਉਂਕਿ ਇਸ ਵੇਲੇ ਬਹੁਤ ਸਾਰੇ ਲੋਕ ਬੁਕਿੰਗ ਕਰ ਰਹੇ ਹਨ। ਅਸੀਂ ਤੁਹਾਡੀ ਬੇਨਤੀ ਦੇਖ ਕੇ ਹੇਠਾਂ ਦਿੱਤੇ ਪੰਨੇ ’ਤੇ ਜਵਾਬ ਦੇਵਾਂਗੇ। ਜੇ ਉਡੀਕ ਨਾ ਹੋ ਸਕੇ, ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  notShownTitle: 'ਅਪਾਇੰਟਮੈਂਟ ਇੱਥੇ ਨਹੀਂ ਦਿਸਦੀ',
  notShown: 'ਇਹ ਅਪਾਇੰਟਮੈਂਟ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਦਿਸਦੀ',
  toProtect: [
    'ਤੁਹਾਡੀ ਸੁਰੱਖਿਆ ਲਈ ਇਹ ਪੰਨਾ ਅਪਾਇੰਟਮੈਂਟ ਸਿਰਫ਼ ਇੱਕ ਦਿਨ ਦਿਖਾਉਂਦਾ ਹੈ। ਰੈਫ਼ਰੈਂਸ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਇਹ ਇੱਥੇ ਮਿਲੇਗੀ: ',
    'ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ',
    '।',
  ],
  reference: 'ਤੁਹਾਡਾ ਰੈਫ਼ਰੈਂਸ',
  writeDown: 'ਇਸ ਨੂੰ ਲਿਖ ਲਓ ਜਾਂ ਫ਼ੋਟੋ ਖਿੱਚ ਲਓ। ਫ਼ੋਨ ’ਤੇ ਇੱਕ-ਇੱਕ ਅੱਖਰ ਕਰਕੇ ਦੱਸੋ।',
  copy: 'ਰੈਫ਼ਰੈਂਸ ਕਾਪੀ ਕਰੋ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ',
  share: 'ਭੇਜੋ',
  with: 'ਡਾਕਟਰ',
  noFee: 'ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਦੀ ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ',
  addToCalendar: 'ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
  map: 'ਨਕਸ਼ਾ (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
  next: 'ਹੁਣ ਕੀ ਹੋਵੇਗਾ',
  held: 'ਇਹ ਸਮਾਂ ਹੁਣ ਤੁਹਾਡੇ ਲਈ ਰੱਖਿਆ ਹੋਇਆ ਹੈ। ਹੋਰ ਕੋਈ ਇਹ ਨਹੀਂ ਲੈ ਸਕਦਾ।',
  mayCall: 'ਇਸ ਨੂੰ ਪੱਕਾ ਕਰਨ ਲਈ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਾਂ।',
  noCall: 'ਤੁਹਾਡੇ ਕਹਿਣ ਮੁਤਾਬਕ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਨਹੀਂ ਕਰਾਂਗੇ। ਜੇ ਕੁਝ ਪੁੱਛਣਾ ਹੋਵੇ, ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  callForVideo: (phone) =>
    `ਆਪਣੇ ਸਮੇਂ ਤੋਂ 15 ਮਿੰਟ ਪਹਿਲਾਂ ਤੋਂ ਰੈਫ਼ਰੈਂਸ ਨਾਲ ਆਪਣੀ ਅਪਾਇੰਟਮੈਂਟ ਦੇਖੋ: ਵੀਡੀਓ ਕਾਲ ਉੱਥੇ ਹੀ ਖੁੱਲ੍ਹੇਗੀ। ਕੁਝ ਪੁੱਛਣਾ ਹੋਵੇ: ${phone}।`,
  videoWithoutCall: (phone) =>
    `ਆਪਣੇ ਸਮੇਂ ਤੋਂ 15 ਮਿੰਟ ਪਹਿਲਾਂ ਤੋਂ ਰੈਫ਼ਰੈਂਸ ਨਾਲ ਆਪਣੀ ਅਪਾਇੰਟਮੈਂਟ ਦੇਖੋ: ਵੀਡੀਓ ਕਾਲ ਉੱਥੇ ਹੀ ਖੁੱਲ੍ਹੇਗੀ। ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਨਹੀਂ ਕਰਾਂਗੇ, ਅਤੇ ਤੁਹਾਡੇ ਕਹੇ ਬਿਨਾਂ ਤੁਹਾਨੂੰ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ। ਕੁਝ ਪੁੱਛਣਾ ਹੋਵੇ, ਤਾਂ ਜਦੋਂ ਤੁਹਾਡੇ ਲਈ ਸੁਰੱਖਿਅਤ ਹੋਵੇ, ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  canChange: (hours) =>
    `ਤੈਅ ਸਮੇਂ ਤੋਂ ${hours} ਘੰਟੇ ਪਹਿਲਾਂ ਤੱਕ ਇਹ ਬਦਲੀ ਜਾਂ ਰੱਦ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ। ਰੈਫ਼ਰੈਂਸ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ ਚਾਹੀਦੇ ਹਨ: `,
  lookUp: ['ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ', '।'],
  toBring: 'ਨਾਲ ਕੀ ਲਿਆਉਣਾ ਹੈ',
  atHand: 'ਕੋਲ ਕੀ ਰੱਖਣਾ ਹੈ',
  medicines: 'ਜੋ ਦਵਾਈਆਂ ਚੱਲ ਰਹੀਆਂ ਹਨ, ਪੱਤਿਆਂ ਸਮੇਤ। ਜੇ ਰਿਪੋਰਟਾਂ ਜਾਂ ਪਰਚੀਆਂ ਹਨ, ਤਾਂ ਉਹ ਵੀ।',
  somebody: 'ਮਰਜ਼ੀ ਹੋਵੇ ਤਾਂ ਕੋਈ ਅਜਿਹਾ, ਜਿਸ ’ਤੇ ਭਰੋਸਾ ਹੋਵੇ। ਬੱਚੇ ਦੇ ਨਾਲ ਮਾਂ, ਪਿਓ ਜਾਂ ਸਰਪ੍ਰਸਤ ਆਉਣ।',
  sayReference: 'ਤੁਹਾਡਾ ਰੈਫ਼ਰੈਂਸ: ਰਿਸੈਪਸ਼ਨ ’ਤੇ ਬੱਸ ਇਹੀ ਦੱਸੋ, ਹੋਰ ਕੁਝ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
  quietRoom: 'ਸ਼ਾਂਤ ਕਮਰਾ, ਜਿੱਥੇ ਕੋਈ ਹੋਰ ਤੁਹਾਡੀ ਗੱਲ ਨਾ ਸੁਣੇ।',
};
