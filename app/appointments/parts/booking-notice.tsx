import { email, phones, recordRetention } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/**
 * What is kept of a booking, beside the consent to it. Whoever changes what it says raises `noticeEdition`
 * (appointment.values.ts).
 */
export function BookingNotice() {
  const { appointmentYears } = recordRetention;
  return (
    <section className={page.notice} aria-labelledby="notice">
      <h3 id="notice" className={page.noticeTitle}>
        What we keep, and why
      </h3>
      <ul className={page.noticeList}>
        <li>
          We keep what you enter here and what becomes of the appointment: to see you, and to reach you about
          it.
        </li>
        <li>
          Only the staff who need it for their work see it. It is on no list for others, and we send no
          advertising.
        </li>
        <li>{`We keep it for ${appointmentYears} years after the appointment, as records of treatment are kept. Then your name, phone and words are erased.`}</li>
        <li>
          You may see it, correct it, or take your consent back: call{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> or write to{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>. What was done before stays right.
        </li>
        <li>
          Whom to complain to stands in the{' '}
          <TextLink href={publicPages.privacy.path}>privacy policy</TextLink>.
        </li>
      </ul>
    </section>
  );
}
