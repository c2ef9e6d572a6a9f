import type * as english from '#messages/appointments/video-visit.ts';

export const videoVisitWords: typeof english.videoVisitWords = {
  title: 'आपकी वीडियो कॉल',
  opens: (day, time) => `कॉल का रास्ता यहीं ${day}, ${time} पर खुलेगा: आपके समय से 15 मिनट पहले।`,
  opensOnceConfirmed: (day, time) =>
    `अपॉइंटमेंट पक्का होने के बाद कॉल का रास्ता यहीं ${day}, ${time} पर खुलेगा: आपके समय से 15 मिनट पहले।`,
  again: 'क्या अब खुल गया?',
  enter: 'कॉल में जाएँ',
  newTab: 'यह नए टैब में, वीडियो सेवा पर खुलेगा।',
  missing: 'आपकी कॉल का लिंक अभी यहाँ नहीं है। हमें फ़ोन करें: हम बताएँगे कि डॉक्टर से कैसे जुड़ना है।',
  before: 'शुरू करने से पहले',
  sayWho: 'शुरू में बताएँ कि आप कौन हैं: नाम और उम्र। डॉक्टर भी अपना नाम बताएँगे और पूछ सकते हैं कि आप कहाँ हैं।',
  consent: 'कॉल शुरू करने का मतलब है कि आप वीडियो पर दिखाने को तैयार हैं। आप कभी भी कॉल बंद करके हमारे यहाँ आ सकते हैं।',
  registration: (registration) => `आपके डॉक्टर का रजिस्ट्रेशन: ${registration}।`,
  minors: '18 साल से कम उम्र: पूरी कॉल में एक बड़ा साथ रहे और बताए कि वह कौन है।',
  notForEmergencies: 'वीडियो कॉल आपात स्थिति के लिए नहीं है। खतरे में फ़ोन करें',
  or: 'या',
};

export const videoWay: typeof english.videoWay = (reference) =>
  `वीडियो पर: समय से 15 मिनट पहले से हमारी वेबसाइट पर ${reference} से अपना अपॉइंटमेंट देखें।`;
