import type * as english from '#messages/content/home/home.ts';

export const homeWords: typeof english.homeWords = {
  heading: 'मदद माँगने में कोई हर्ज नहीं',
  text: (beds) =>
    `चिंता, जो रुकती नहीं। बच्चा, जिसे दिक्कत हो रही है। शराब, जो काबू में नहीं रही। बताएँ कि क्या हो रहा है। यह सेक्टर 15, पंचकूला में मानसिक स्वास्थ्य का ${beds} बेड का अस्पताल है। पहले हम आपकी बात सुनेंगे।`,
  book: 'अपॉइंटमेंट लें',
};
