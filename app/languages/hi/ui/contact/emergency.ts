import type * as english from '#messages/ui/contact/emergency.ts';

export const emergencyWords: typeof english.emergencyWords = {
  heading: 'इमरजेंसी वाले अस्पताल, सबसे पास वाला पहले',
  calledOn: (day) => `हमने ${day} को फ़ोन किया था।`,
  notCalled: 'हमने अभी फ़ोन करके पक्का नहीं किया है।',
  noneCalled: 'हमने अभी फ़ोन करके पक्का नहीं किया है। रुक सकते हों, तो जाने से पहले फ़ोन कर लें।',
  none: ['हमारे यहाँ इमरजेंसी नहीं है: ', ' पर फ़ोन करें, या किसी ', 'अस्पताल की इमरजेंसी', ' में जाएँ।'],
  always: ['हमारे यहाँ इमरजेंसी दिन-रात है। जान का खतरा हो, तो पहले ', ' पर फ़ोन करें।'],
  some: (hours) => `हमारे यहाँ इमरजेंसी का समय: ${hours}।`,
  otherwise: 'बाकी समय 112 पर फ़ोन करें, या किसी अस्पताल की इमरजेंसी में जाएँ।',
  now: (closing) => `अभी आ सकते हैं, ${closing} तक। जान का खतरा हो, तो पहले 112।`,
  notNow: 'अभी नहीं: 112 पर फ़ोन करें, या अस्पताल की इमरजेंसी में जाएँ।',
};

export const exceptHolidays: typeof english.exceptHolidays = { text: ', छुट्टियों में बंद' };
