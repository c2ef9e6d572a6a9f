import { hindiOf } from '#app/server/hindi-problem.server.ts';
import { appointmentMessages } from './appointment.messages.ts';
import { liveLimits } from './appointment.values.ts';
import { bookingWords } from './parts/booking.words.tsx';

/** What the forms of visitors say in Hindi. What staff alone are told stays English, as the staff area does. */
export const hindiAppointmentMessages = hindiOf(appointmentMessages, {
  taken: bookingWords.hi.taken,
  doctorUnknown: 'सूची में से डॉक्टर चुनें।',
  doctorUnavailable: 'इन डॉक्टर का अपॉइंटमेंट अभी नहीं मिल सकता। हमें फ़ोन करें।',
  visit: 'बताएँ कि अस्पताल में दिखाना है या वीडियो पर।',
  date: 'दिन चुनें।',
  slot: 'सूची में से समय चुनें।',
  notOffered: 'इस समय डॉक्टर नहीं देखते। कोई दूसरा समय चुनें।',
  tooSoon: 'इस समय में बहुत कम देर बची है। बाद का समय चुनें, या हमें फ़ोन करें।',
  tooFar: 'यह दिन बहुत आगे है। कोई पहले का दिन चुनें।',
  patientName: 'नाम लिखना ज़रूरी है।',
  bookerName: 'किसी और के लिए अपॉइंटमेंट लेते समय अपना नाम भी लिखें।',
  adultName: '18 साल से कम उम्र हो, तो साथ आने वाले बड़े का नाम लिखें।',
  bookedFor: 'बताएँ कि अपॉइंटमेंट किसके लिए है।',
  consent: 'आपकी लिखी जानकारी रखने के लिए हमें आपकी सहमति चाहिए।',
  staffOnly: 'बीच में अपॉइंटमेंट सिर्फ़ अस्पताल के कर्मचारी जोड़ सकते हैं।',
  tooManyWithDoctor: `इस फ़ोन नंबर से इन डॉक्टर के ${liveLimits.withOneDoctor} अपॉइंटमेंट पहले से हैं। किसी एक का समय बदलें या उसे रद्द करें, या हमें फ़ोन करें।`,
  tooManyInAll: `इस फ़ोन नंबर से ${liveLimits.inAll} अपॉइंटमेंट पहले से हैं। किसी एक का समय बदलें या उसे रद्द करें, या हमें फ़ोन करें।`,
  gone: 'यह अपॉइंटमेंट नहीं मिला।',
  notFound: 'इस रेफ़रेंस और फ़ोन नंबर से कोई अपॉइंटमेंट नहीं मिला। दोनों फिर से देखें, या हमें फ़ोन करें।',
  status: 'यह स्थिति नहीं हो सकती।',
  notPossible: 'अब यह नहीं हो सकता: अपॉइंटमेंट की स्थिति बदल चुकी है।',
  notMoved: 'इस अपॉइंटमेंट का समय अब नहीं बदल सकता।',
  notArrived: 'इस अपॉइंटमेंट पर आना अब दर्ज नहीं हो सकता।',
  arrivedAlready: 'जो आ चुके हैं, उनके लिए यह नहीं लिखा जा सकता कि आना नहीं हुआ।',
  tooLate: 'यहाँ से बदलने के लिए अब देर हो चुकी है। हमें फ़ोन करें।',
  visitorMay: 'यहाँ अपॉइंटमेंट का समय बदला जा सकता है या उसे रद्द किया जा सकता है।',
  nothing: 'बताएँ कि क्या बदलना है।',
  changedMeanwhile: 'इस बीच यह अपॉइंटमेंट बदल गया है। बदलाव देखने के लिए इसे फिर खोलें।',
  notTakenBack: 'यह अब वापस नहीं लिया जा सकता।',
  formUsed: 'इस फ़ॉर्म से अपॉइंटमेंट पहले ही हो चुका है। उसे बदलना हो, तो अपॉइंटमेंट खोजें।',
  stillLive: 'इस फ़ोन नंबर से आगे का एक अपॉइंटमेंट है। पहले उसे रद्द करें।',
});
