import { locales } from '#app/languages/locales.ts';
import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { oldTimesWords } from '#messages/appointments/old-times.ts';

/** Notice that the times below may be old, with the phone number for current times. */
export function StaleTimesNotice({ asOf }: { readonly asOf: string }) {
  const words = useWords(oldTimesWords);
  const { locale, asOf: asOfTime } = usePageLocale();
  return (
    <>
      <InlineAlert tone="neutral">{`${asOfTime(asOf)}${locales[locale].fullStop} ${words.mayBeGone}`}</InlineAlert>
      <CallButtons />
    </>
  );
}
