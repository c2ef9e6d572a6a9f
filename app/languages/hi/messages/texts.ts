import type * as english from '#messages/messages/texts.ts';
import { hindiDayOfMonth, hindiTime } from '../time/dates.ts';

export const messageTexts: typeof english.messageTexts = {
  received: 'आपने समय माँगा है: {when}। रेफ़रेंस {ref}। हम पक्का करके बताएँगे। बदलना हो तो फ़ोन: {phone} -{brand}',
  confirmed: 'आपका समय पक्का है: {when}। रेफ़रेंस {ref}। बदलना हो तो फ़ोन करें: {phone} -{brand}',
  moved: 'आपका समय बदल गया है। नया समय: {when}। रेफ़रेंस {ref}। बदलना हो तो फ़ोन करें: {phone} -{brand}',
  cancelled: 'आपका समय रद्द हो गया है: {when}। रेफ़रेंस {ref}। दूसरा समय लेना हो तो फ़ोन करें: {phone} -{brand}',
  tomorrow: 'कल के लिए याद दिला रहे हैं: {when}। बदलना हो तो फ़ोन करें: {phone} -{brand}',
  today: 'आज के लिए याद दिला रहे हैं: {time}। बदलना हो तो फ़ोन करें: {phone} -{brand}',
  feedback: 'आपके आने का धन्यवाद: {when}। हमें इस बारे में कुछ बताना हो तो फ़ोन करें: {phone} -{brand}',
  callback: 'आपका संदेश मिला। हम आपको फ़ोन करेंगे। रुक न सकें तो फ़ोन करें: {phone} -{brand}',
};

export const messageTimes: typeof english.messageTimes = {
  time: hindiTime,
  when: (day, minute) => `${hindiDayOfMonth(day)}, ${hindiTime(minute)}`,
};

export const revealingWords: typeof english.revealingWords = {
  whole: ['मन', 'डॉ', 'लत', 'सेक्स'],
  beginnings: [
    'मानसिक',
    'मनोचिकित्स',
    'मनोरोग',
    'मनोविज्ञान',
    'मनोवैज्ञानिक',
    'साइक',
    'नशा',
    'नशे',
    'शराब',
    'डिप्रेशन',
    'अवसाद',
    'घबराहट',
    'पागल',
    'काउंसल',
    'थेरेपी',
    'यौन',
    'डॉक्टर',
  ],
};
