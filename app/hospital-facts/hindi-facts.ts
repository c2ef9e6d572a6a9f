/** Labels of phones, helplines and profiles in Hindi. */

/** Labels of the hospital's phones. */
export const hindiPhoneLabels = { admission: 'भर्ती', landline: 'लैंडलाइन', second: 'दूसरा फ़ोन' } as const;

/** Helplines by number, in the terms of official Hindi releases. */
export const hindiHelplines: Readonly<Record<string, { readonly name: string; readonly detail: string }>> = {
  '112': { name: 'इमरजेंसी', detail: 'कोई भी आपात स्थिति, दिन-रात' },
  '14416': { name: 'टेली-मानस', detail: 'मन की परेशानी में बात करें, मुफ़्त, दिन-रात, 20 भाषाओं में' },
  '14446': { name: 'नशा मुक्ति हेल्पलाइन', detail: 'मुफ़्त' },
  '1098': { name: 'चाइल्ड हेल्पलाइन', detail: 'मुफ़्त, दिन-रात' },
  '108': { name: 'एम्बुलेंस', detail: 'दिन-रात' },
  '181': { name: 'महिला हेल्पलाइन', detail: 'मारपीट या ज़बरदस्ती में मदद, दिन-रात' },
  '14567': { name: 'एल्डरलाइन', detail: 'बुज़ुर्गों के लिए, सुबह 8 से रात 8 बजे तक' },
};

export const hindiProfiles = {
  YouTube: 'यूट्यूब पर हमारा चैनल',
  Facebook: 'फ़ेसबुक पर हमारा पेज',
  Instagram: 'इंस्टाग्राम पर हमारी प्रोफ़ाइल',
} as const;
