import type * as english from '#messages/ui/contact/contact.ts';

export const contactWords: typeof english.contactWords = {
  crisis: 'मुश्किल घड़ी में',
  inDanger: 'खतरा है या बहुत परेशानी?',
  call: 'फ़ोन करें:',
  or: ' या ',
  freeDayAndNight: '(मुफ़्त, दिन-रात)',
  howToReachUs: 'हमसे संपर्क',
  enquiry: 'अपॉइंटमेंट या पूछताछ',
  findUs: 'हम तक कैसे पहुँचें',
  opensMap: 'नक्शा नए टैब में खुलेगा',
  opensInNewTab: '(नए टैब में खुलेगा)',
  needSomebody: 'अगर अभी किसी से बात करनी हो',
  callPhone: 'फ़ोन करें:',
  needHelpNow: 'अभी मदद चाहिए?',
  inDangerOf: 'खतरा हो: पुलिस, एम्बुलेंस, फ़ायर ब्रिगेड',
  ourHospital: 'हमारा अस्पताल',
  talkToUs: 'हमसे बात करें',
  notSure: 'पता नहीं किसे दिखाएँ? बताएँ कि क्या हो रहा है।',
  book: 'अपॉइंटमेंट लें',
  orLeave: ['या अपना नंबर छोड़ें: ', 'हम आपको फ़ोन कर लेंगे', '।'],
};
