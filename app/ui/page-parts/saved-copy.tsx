import type { Phone } from '#app/contact-details/phone.ts';
import type { Around, InLanguages } from '#app/languages/language.ts';
import { copyMarks } from '#app/navigation/copy-marks.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useWords } from '../locale/edition.ts';
import { line, phone, strip } from './saved-copy.later.css.ts';

const english = {
  label: 'A saved copy',
  offline: 'You are offline.',
  /** Before and after the day of the copy. */
  saved: ['This is a copy of the page, saved on ', '. Ask us what has changed since: '] satisfies Around,
};

type CopyWords = typeof english;

const copyWords: InLanguages<CopyWords> = {
  en: english,
  hi: {
    label: 'रखी हुई कॉपी',
    offline: 'इंटरनेट नहीं चल रहा।',
    saved: ['यह इस पेज की पहले से रखी कॉपी है, तारीख: ', '। तब से क्या बदला है, हमसे पूछें: '],
  },
};

/** As text: React would look for what is in a template among the page's own elements. */
const notice = ({ href, shown }: Phone, { label, offline, saved }: CopyWords) =>
  [
    `<aside class="${strip}" aria-label="${label}"><p class="${line}">`,
    `<strong>${offline}</strong> ${saved[0]}`,
    `<span ${copyMarks.savedOn}=""></span>${saved[1]}`,
    `<a href="${href}" class="${phone}">${shown}</a></p></aside>`,
  ].join('');

/** Says in a copy of the page how old it is; nothing on the page itself. */
export function SavedCopy() {
  const { phones } = useHospitalFacts();
  const words = useWords(copyWords);
  return (
    <template
      {...{ [copyMarks.only]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours and a number, which is digits.
      dangerouslySetInnerHTML={{ __html: notice(phones.admission, words) }}
    />
  );
}
