import type * as english from '#messages/appointments/old-times.ts';

export const oldTimesWords: typeof english.oldTimesWords = {
  mayBeGone:
    'हो सकता है कोई समय इस बीच भर गया हो। यहाँ से अपॉइंटमेंट अभी नहीं हो पा रहा। फ़ोन करें: हम फ़ोन पर ही तय कर देंगे।',
};
