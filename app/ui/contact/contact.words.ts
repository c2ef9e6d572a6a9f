import type { InLanguages } from '#app/site/language.ts';

export const contactWords: InLanguages<{
  readonly crisis: string;
  readonly inDanger: string;
  readonly call: string;
  readonly or: string;
  readonly freeDayAndNight: string;
  readonly howToReachUs: string;
  readonly enquiry: string;
  readonly opensMap: string;
  readonly opensInNewTab: string;
  readonly needSomebody: string;
  readonly callPhone: string;
  readonly needHelpNow: string;
  readonly inDangerOf: string;
  readonly ourHospital: string;
  readonly talkToUs: string;
  readonly notSure: string;
  readonly book: string;
  readonly orLeave: string;
  readonly callMeBack: string;
  readonly end: string;
}> = {
  en: {
    crisis: 'In a crisis',
    inDanger: 'In danger or crisis?',
    call: 'Call',
    or: ', or ',
    freeDayAndNight: '(free, day and night)',
    howToReachUs: 'How to reach us',
    enquiry: 'For Appointment\\Enquiry',
    opensMap: 'Opens the map in a new tab',
    opensInNewTab: '(opens in a new tab)',
    needSomebody: 'If you need somebody now',
    callPhone: 'Call',
    needHelpNow: 'Need help right now?',
    inDangerOf: 'in danger: police, ambulance, fire',
    ourHospital: 'our hospital',
    talkToUs: 'Talk to us',
    notSure: 'Not sure what you need? Tell us what is happening and we will tell you whom to see.',
    book: 'Book an appointment',
    orLeave: 'Or leave your number: ',
    callMeBack: 'call me back',
    end: '.',
  },
  hi: {
    crisis: 'मुश्किल घड़ी में',
    inDanger: 'खतरा है या बहुत परेशानी?',
    call: 'फ़ोन करें:',
    or: ' या ',
    freeDayAndNight: '(मुफ़्त, दिन-रात)',
    howToReachUs: 'हमसे संपर्क',
    enquiry: 'अपॉइंटमेंट या पूछताछ',
    opensMap: 'नक्शा नए टैब में खुलेगा',
    opensInNewTab: '(नए टैब में खुलेगा)',
    needSomebody: 'अगर अभी किसी से बात करनी हो',
    callPhone: 'फ़ोन करें:',
    needHelpNow: 'अभी मदद चाहिए?',
    inDangerOf: 'खतरा हो: पुलिस, एम्बुलेंस, आग',
    ourHospital: 'हमारा अस्पताल',
    talkToUs: 'हमसे बात करें',
    notSure: 'पता नहीं किसे दिखाएँ? बताएँ कि क्या हो रहा है, हम बताएँगे कि किससे मिलें।',
    book: 'अपॉइंटमेंट लें',
    orLeave: 'या अपना नंबर छोड़ें: ',
    callMeBack: 'मुझे फ़ोन करें',
    end: '।',
  },
};
