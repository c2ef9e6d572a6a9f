import type * as english from '#messages/content/hospital-in-brief.ts';

export const briefWords: typeof english.briefWords = {
  hospital: 'हमारे अस्पताल में क्या-क्या है, और भर्ती कैसी होती है',
};
