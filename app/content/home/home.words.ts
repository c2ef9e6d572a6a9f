import type { InLanguages } from '#app/languages/language.ts';

const english = {
  heading: 'It is all right to ask for help.',
  text: (beds: number) =>
    `Worry that will not stop. A child who is struggling. Drinking that has got out of hand. Tell us what is happening. We are a hospital for mental health with ${beds} beds in Sector 15, Panchkula, and we listen first.`,
  book: 'Book an appointment',
};

export const homeWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    heading: 'मदद माँगने में कोई हर्ज नहीं',
    text: (beds) =>
      `चिंता, जो रुकती नहीं। बच्चा, जिसे दिक्कत हो रही है। शराब, जो काबू में नहीं रही। बताएँ कि क्या हो रहा है। यह सेक्टर 15, पंचकूला में मानसिक स्वास्थ्य का ${beds} बेड का अस्पताल है। पहले हम आपकी बात सुनेंगे।`,
    book: 'अपॉइंटमेंट लें',
  },
};
