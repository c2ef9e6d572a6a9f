import type { Phone } from '#app/contact-details/phone.ts';
import { offlineMarks } from '#app/navigation/offline-marks.ts';
import { savedCopyWords } from '#messages/ui/page-parts/saved-copy.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useWords } from '../locale/page-locale.ts';
import { line, phone, strip } from './offline-copy-notice.later.css.ts';

/** Markup as text, because React would try to hydrate the content of a `template` as page elements. */
const notice = ({ href, shown }: Phone, { label, offline, saved }: typeof savedCopyWords) =>
  [
    `<aside class="${strip}" aria-label="${label}"><p class="${line}">`,
    `<strong>${offline}</strong> ${saved[0]}`,
    `<span ${offlineMarks.savedOn}=""></span>${saved[1]}`,
    `<a href="${href}" class="${phone}">${shown}</a></p></aside>`,
  ].join('');

/** Note in an offline copy that states its age. The page itself does not show it. */
export function OfflineCopyNotice() {
  const { phones } = useHospitalFacts();
  const words = useWords(savedCopyWords);
  return (
    <template
      {...{ [offlineMarks.only]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours and a number, which is digits.
      dangerouslySetInnerHTML={{ __html: notice(phones.admission, words) }}
    />
  );
}
