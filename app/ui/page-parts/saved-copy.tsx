import { phones } from '#app/site/facts.ts';
import { longDate } from '#app/site/long-date.ts';
import { line, phone, strip } from './saved-copy.css.ts';

/** Says how old a page is that is shown without a network. */
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
