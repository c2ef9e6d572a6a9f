import { phones } from '#app/site/facts.ts';
import { longDate } from '#app/site/long-date.ts';
import { line, phone, strip } from './saved-copy.css.ts';

/** Says of a page that is shown without a network how old it is. */
export function SavedCopy({ savedAt }: { readonly savedAt: number }) {
  return (
    <aside className={strip} aria-label="A saved copy">
      <p className={line}>
        <strong>You are offline.</strong>
        {` This is a copy of the page, saved on ${longDate(savedAt)}. Ask us what has changed since: `}
        <a href={phones.admission.href} className={phone}>
          {phones.admission.shown}
        </a>
      </p>
    </aside>
  );
}
