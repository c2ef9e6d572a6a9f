import type { InLanguages } from '#app/languages/language.ts';

const english = {
  kept: 'What you type is kept in this browser on this device, and never sent to us.',
  lost: 'This browser keeps nothing. Print the sheet before you close the page.',
  gone: 'Deleted from this device.',
  withoutScripts:
    'A sheet to print and write on. Without scripts, what you type here is gone when you leave the page.',
  print: 'Print this sheet',
  wipe: 'Delete from this device',
  ask: 'Delete what you typed into this sheet?',
  day: 'Day',
};

export const toolSheetWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    kept: 'आप जो लिखें, वह इसी फ़ोन या कंप्यूटर के इसी ब्राउज़र में रहता है। हमें कभी नहीं भेजा जाता।',
    lost: 'यह ब्राउज़र कुछ नहीं रखता। पेज बंद करने से पहले पर्ची छाप लें।',
    gone: 'इस फ़ोन या कंप्यूटर से मिट गया।',
    withoutScripts:
      'यह पर्ची छापकर हाथ से भरने के लिए है। ब्राउज़र में स्क्रिप्ट बंद हैं, इसलिए यहाँ लिखा हुआ पेज छोड़ते ही मिट जाएगा।',
    print: 'यह पर्ची छापें',
    wipe: 'इस फ़ोन या कंप्यूटर से मिटाएँ',
    ask: 'इस पर्ची में लिखा हुआ मिटा दें?',
    day: 'दिन',
  },
};
