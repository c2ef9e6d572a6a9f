import type * as english from '#messages/content/privacy/privacy-policy.tsx';
import { hindiLongDate } from '../../time/dates.ts';

export const privacyWords: typeof english.privacyWords = {
  lead: (changedOn, version) => (
    <>
      <p>
        अपने मन के बारे में पढ़ना आपकी निजी बात है। आप यहाँ सब कुछ पढ़ सकते हैं, यह बताए बिना कि आप कौन हैं। यह पेज बताता है कि
        वेबसाइट क्या रखती है, क्यों, कितने समय तक, और आप इसके बारे में क्या कर सकते हैं।
      </p>
      <p>
        आखिरी बार <time dateTime={changedOn}>{hindiLongDate(changedOn)}</time> को बदली गई, संस्करण {version}।
      </p>
    </>
  ),
};
