import { copyMarks } from '#app/site/copy-marks.ts';
import type { Phone } from '#app/site/fact-shapes.ts';
import { phones } from '#app/site/facts.ts';
import { line, phone, strip } from './saved-copy.css.ts';

/** As text: React would look for what is in a template among the page's own elements. */
const notice = ({ href, shown }: Phone) =>
  [
    `<aside class="${strip}" aria-label="A saved copy"><p class="${line}">`,
    '<strong>You are offline.</strong> This is a copy of the page, saved on ',
    `<span ${copyMarks.savedOn}=""></span>. Ask us what has changed since: `,
    `<a href="${href}" class="${phone}">${shown}</a></p></aside>`,
  ].join('');

/** Says in a copy of the page how old it is; nothing on the page itself. */
export function SavedCopy() {
  return (
    <template
      {...{ [copyMarks.only]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours and a number, which is digits.
      dangerouslySetInnerHTML={{ __html: notice(phones.admission) }}
    />
  );
}
