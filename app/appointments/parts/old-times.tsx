import type { InLanguages } from '#app/languages/language.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useEdition, useWords } from '#app/ui/locale/edition.ts';

const mayBeGone: InLanguages<string> = {
  en: 'A time may have gone since, and booking here does not work for the moment. Call us: we book it with you.',
  hi: 'हो सकता है कोई समय इस बीच भर गया हो। यहाँ से अपॉइंटमेंट अभी नहीं हो पा रहा। फ़ोन करें: हम फ़ोन पर ही तय कर देंगे।',
};

/** Says that the times below may be old, and who has those of now. */
export function OldTimes({ asOf }: { readonly asOf: string }) {
  const words = useWords(mayBeGone);
  const { language, asOf: asOfTime } = useEdition();
  return (
    <>
      <Flash tone="neutral">{`${asOfTime(asOf)}${language === 'hi' ? '।' : '.'} ${words}`}</Flash>
      <CallButtons />
    </>
  );
}
