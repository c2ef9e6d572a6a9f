import { liveLimits, statuses } from './appointment.values.ts';

/**
 * Messages of refusals. Only the server imports them. Messages for staff are in both languages too, because a
 * visitor's form can cause them.
 */
export const appointmentMessages = {
  taken: {
    en: 'This time has just been taken. Please pick another.',
    hi: 'यह समय अभी-अभी किसी और ने ले लिया। कोई दूसरा समय चुनें।',
  },
  doctorUnknown: { en: 'Choose a doctor from the list.', hi: 'सूची में से डॉक्टर चुनें।' },
  doctorUnavailable: {
    en: 'This doctor cannot be booked now. Please call us.',
    hi: 'इन डॉक्टर का अपॉइंटमेंट अभी नहीं मिल सकता। हमें फ़ोन करें।',
  },
  visit: { en: "Visit must be 'hospital' or 'video'.", hi: 'बताएँ कि अस्पताल में दिखाना है या वीडियो पर।' },
  date: { en: 'Choose a day, such as 2026-11-20.', hi: 'दिन चुनें।' },
  slot: { en: 'Choose a time from the list.', hi: 'सूची में से समय चुनें।' },
  notOffered: {
    en: 'The doctor does not see people at this time. Please pick another.',
    hi: 'इस समय डॉक्टर नहीं देखते। कोई दूसरा समय चुनें।',
  },
  tooSoon: {
    en: 'This time is too soon. Please pick a later one, or call us.',
    hi: 'इस समय में बहुत कम देर बची है। बाद का समय चुनें, या हमें फ़ोन करें।',
  },
  tooFar: {
    en: 'This day is too far ahead. Please pick an earlier one.',
    hi: 'यह दिन बहुत आगे है। कोई पहले का दिन चुनें।',
  },
  patientName: { en: 'Name is required.', hi: 'नाम लिखना ज़रूरी है।' },
  bookerName: {
    en: 'Your own name is required when you book for somebody else.',
    hi: 'किसी और के लिए अपॉइंटमेंट लेते समय अपना नाम भी लिखें।',
  },
  adultName: {
    en: 'The name of the adult who comes along is required for somebody under 18.',
    hi: '18 साल से कम उम्र हो, तो साथ आने वाले बड़े का नाम लिखें।',
  },
  bookedFor: { en: "Booked for must be 'self' or 'other'.", hi: 'बताएँ कि अपॉइंटमेंट किसके लिए है।' },
  consent: {
    en: 'We need your consent to keep what you entered.',
    hi: 'आपकी लिखी जानकारी रखने के लिए हमें आपकी सहमति चाहिए।',
  },
  staffOnly: {
    en: 'Only staff can add an appointment in between.',
    hi: 'बीच में अपॉइंटमेंट सिर्फ़ अस्पताल के कर्मचारी जोड़ सकते हैं।',
  },
  tooManyWithDoctor: {
    en: `There are ${liveLimits.withOneDoctor} appointments with this doctor under this phone already. Move or cancel one, or call us.`,
    hi: `इस फ़ोन नंबर से इन डॉक्टर के ${liveLimits.withOneDoctor} अपॉइंटमेंट पहले से हैं। किसी एक का समय बदलें या उसे रद्द करें, या हमें फ़ोन करें।`,
  },
  tooManyInAll: {
    en: `There are ${liveLimits.inAll} appointments under this phone already. Move or cancel one, or call us.`,
    hi: `इस फ़ोन नंबर से ${liveLimits.inAll} अपॉइंटमेंट पहले से हैं। किसी एक का समय बदलें या उसे रद्द करें, या हमें फ़ोन करें।`,
  },
  gone: { en: 'There is no such appointment.', hi: 'यह अपॉइंटमेंट नहीं मिला।' },
  notFound: {
    en: 'We found no appointment with this reference and phone. Check both, or call us.',
    hi: 'इस रेफ़रेंस और फ़ोन नंबर से कोई अपॉइंटमेंट नहीं मिला। दोनों फिर से देखें, या हमें फ़ोन करें।',
  },
  status: { en: `Status must be one of ${statuses.join(', ')}.`, hi: 'यह स्थिति नहीं हो सकती।' },
  notPossible: {
    en: 'This is not possible any more: the appointment has another status now.',
    hi: 'अब यह नहीं हो सकता: अपॉइंटमेंट की स्थिति बदल चुकी है।',
  },
  notMoved: {
    en: 'Only an appointment that is requested or confirmed can be moved.',
    hi: 'इस अपॉइंटमेंट का समय अब नहीं बदल सकता।',
  },
  notArrived: {
    en: 'Only somebody with an appointment that is requested or confirmed can arrive.',
    hi: 'इस अपॉइंटमेंट पर आना अब दर्ज नहीं हो सकता।',
  },
  arrivedAlready: {
    en: 'Whoever has arrived cannot be marked as not come.',
    hi: 'जो आ चुके हैं, उनके लिए यह नहीं लिखा जा सकता कि आना नहीं हुआ।',
  },
  tooLate: {
    en: 'It is too late to change this here. Please call us.',
    hi: 'यहाँ से बदलने के लिए अब देर हो चुकी है। हमें फ़ोन करें।',
  },
  visitorMay: {
    en: 'Here an appointment can be moved or cancelled.',
    hi: 'यहाँ अपॉइंटमेंट का समय बदला जा सकता है या उसे रद्द किया जा सकता है।',
  },
  nothing: { en: 'Say what is to change.', hi: 'बताएँ कि क्या बदलना है।' },
  changedMeanwhile: {
    en: 'Somebody else has changed this appointment in the meantime. Open it again to see the change.',
    hi: 'इस बीच यह अपॉइंटमेंट बदल गया है। बदलाव देखने के लिए इसे फिर खोलें।',
  },
  notTakenBack: { en: 'This cannot be taken back any more.', hi: 'यह अब वापस नहीं लिया जा सकता।' },
  formUsed: {
    en: 'This form has made an appointment already. To change it, look it up.',
    hi: 'इस फ़ॉर्म से अपॉइंटमेंट पहले ही हो चुका है। उसे बदलना हो, तो अपॉइंटमेंट खोजें।',
  },
  stillLive: {
    en: 'There is an appointment to come under this phone. Cancel it first.',
    hi: 'इस फ़ोन नंबर से आगे का एक अपॉइंटमेंट है। पहले उसे रद्द करें।',
  },
} as const;
