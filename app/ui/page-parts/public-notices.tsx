import type { ShownNotice } from '#app/hospital-facts/public-notices.ts';
import { offlineMarks } from '#app/navigation/offline-marks.ts';
import { noticeWords } from '#messages/ui/page-parts/public-notices.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { line, strip } from './public-notices.css.ts';

/** Notices of the hospital, below the crisis line. A copy for offline reading has none: it could be out of date. */
export function PublicNotices({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const words = useWords(noticeWords);
  const { locale: pageLocale } = usePageLocale();
  if (notices.length === 0) return null;
  return (
    <aside className={strip} aria-label={words.notice} {...{ [offlineMarks.leftOut]: '' }}>
      {notices.map(({ text, locale }) => (
        <p key={text} className={line} lang={locale === pageLocale ? undefined : locale}>
          {text}
        </p>
      ))}
    </aside>
  );
}
