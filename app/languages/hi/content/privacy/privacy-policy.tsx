import type * as english from '#messages/content/privacy/privacy-policy.tsx';
import { hindiLongDate } from '../../time/dates.ts';

export const privacyWords: typeof english.privacyWords = {
  answer:
    'आप यह वेबसाइट बिना यह बताए पढ़ सकते हैं कि आप कौन हैं। हम पढ़ने वालों पर कोई कुकी नहीं लगाते और डेटा नहीं बेचते। नाम और फ़ोन तभी माँगते हैं, जब आप अपॉइंटमेंट लें या चाहें कि हम आपको फ़ोन करें। आप अपना डेटा देखने, ठीक कराने या मिटवाने को कह सकते हैं।',
  lead: (changedOn, version) => (
    <p>
      आखिरी बार <time dateTime={changedOn}>{hindiLongDate(changedOn)}</time> को बदली गई, संस्करण {version}।
    </p>
  ),
};
