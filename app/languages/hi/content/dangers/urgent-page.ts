import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/content/dangers/urgent-page.ts';

export const urgentWords: typeof english.urgentWords = {
  calls: 'अभी फ़ोन करें',
  departments: 'पास की इमरजेंसी',
  firstAid: 'फ़र्स्ट एड, एक-एक कदम',
  cards: {
    overdose: 'ओवरडोज़: वे जगाने पर न जागें',
    fit: 'मिर्गी का दौरा, घड़ी के साथ',
    alcohol: 'शराब छोड़ने पर, या शराब पीने वाले को कँपकँपी',
    tonight: 'शराब या नशा: आज रात क्या करें',
  },
  filter: 'लक्षण खोजें',
  label: 'आपको क्या दिख रहा है?',
  placeholder: 'साँस, दौरा, गोलियाँ …',
  submit: 'दिखाएँ',
  jump: 'लक्षण, जैसे वे दिखते हैं',
  groups: {
    breath: 'साँस और छाती',
    fit: 'मिर्गी का दौरा',
    poison: 'ज़हर और गोलियाँ',
    life: 'जान देने के खयाल',
    drink: 'शराब और नशा',
    voices: 'आवाज़ें, बहुत तेज़ी और डर',
    harm: 'चोट, और दूसरों के हाथों नुकसान',
    child: 'बच्चा',
    birth: 'प्रेगनेंसी और जन्म',
    medicine: 'कोई दवा',
    head: 'सिरदर्द, नसें और होश में गड़बड़',
    body: 'शरीर',
    sleep: 'नींद',
  },
  actions: {
    ambulance: '112 पर फ़ोन करें',
    emergency: 'अभी इमरजेंसी में जाएँ',
    today: 'आज ही हमें फ़ोन करें',
  },
  nights: {
    department: 'हम बंद हों, तो इमरजेंसी में जाएँ।',
    helpline: 'हम बंद हों, तो अकेले न रहें, और यहाँ फ़ोन करें:',
    morning: 'हम बंद हों, तो सुबह फ़ोन करें। हालत बिगड़े, तो इमरजेंसी में जाएँ।',
  },
  also: 'साथ ही:',
  found: (count, text) =>
    `“${text}” के लिए ${count} लक्षण ${plural('hi', count, { one: 'मिला', other: 'मिले' })}।`,
  nothing: (text) =>
    `यहाँ किसी लक्षण में “${text}” शब्द नहीं हैं। किसी के लिए डर लग रहा हो, तो फिर भी 112 पर फ़ोन करें। सारे लक्षण नीचे हैं।`,
  showAll: 'सारे लक्षण दिखाएँ',
  soon: ['जो लक्षण कुछ दिन रुक सकते हैं, वे इस पेज पर नहीं हैं। उनके लिए ', '।'],
  booking: 'डॉक्टर और समय चुनें',
};
