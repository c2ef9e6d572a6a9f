import type * as english from '#messages/hospital-facts/before-visit.ts';

export const beforeVisitWords: typeof english.beforeVisitWords = {
  videoCall:
    'वीडियो पर दिखाना: अपने समय से 15 मिनट पहले से कॉल आपके अपॉइंटमेंट के पेज पर खुलेगी। वह पेज रेफ़रेंस और आपके फ़ोन नंबर से मिलेगा।',
  payment: 'पैसे: पहले से पैसे देने हों, तो उसका लिंक आपके अपॉइंटमेंट के पेज पर मिलेगा। नहीं तो डेस्क पर नकद, कार्ड या यूपीआई से दें।',
  yourAppointment: 'आपका अपॉइंटमेंट',
};
