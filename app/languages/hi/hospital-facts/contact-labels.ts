import type * as english from '#messages/hospital-facts/contact-labels.ts';

export const phoneLabels: typeof english.phoneLabels = {
  admission: 'भर्ती',
  landline: 'लैंडलाइन',
  second: 'दूसरा फ़ोन',
};

/** Names and descriptions of helplines, in the terms of official Hindi releases. */
export const helplineWords: typeof english.helplineWords = {
  emergency: { name: 'इमरजेंसी', detail: 'कोई भी आपात स्थिति, दिन-रात' },
  mentalHealth: { name: 'टेली-मानस', detail: 'मन की परेशानी में बात करें, मुफ़्त, दिन-रात, 20 भाषाओं में' },
  drugsAndAlcohol: { name: 'नशा मुक्ति हेल्पलाइन', detail: 'मुफ़्त' },
  children: { name: 'चाइल्ड हेल्पलाइन', detail: 'मुफ़्त, दिन-रात' },
  ambulance: { name: 'एम्बुलेंस', detail: 'दिन-रात' },
  women: { name: 'महिला हेल्पलाइन', detail: 'मारपीट या ज़बरदस्ती में मदद, दिन-रात' },
  mentalHealthTollFree: { name: 'टेली-मानस', detail: 'अगर आपके फ़ोन से 14416 न लगे' },
  elders: { name: 'एल्डरलाइन', detail: 'बुज़ुर्गों के लिए, सुबह 8 से रात 8 बजे तक' },
};

export const profileLabels: typeof english.profileLabels = {
  YouTube: 'यूट्यूब पर हमारा चैनल',
  Facebook: 'फ़ेसबुक पर हमारा पेज',
  Instagram: 'इंस्टाग्राम पर हमारी प्रोफ़ाइल',
};
