import { helplines } from '#app/hospital-facts/helplines.ts';
import { bookingEntry, callbackPath } from '#app/navigation/navigation.ts';
import { Phone } from '#app/ui/icon/icons.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { ButtonLink } from '../button/button.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { TextWithLink } from '../text-link/text-with-link.tsx';
import * as css from './contact-cards.css.ts';
import { EmergencyCareLine } from './emergency-care-line.tsx';
import { OpenNow } from './open-now.tsx';
import { useHelpline } from './use-helpline.ts';

const { emergency, mentalHealth } = helplines;

/** Emergency number, helpline and the hospital's own number as call links. */
export function EmergencyNumbers() {
  const { phones } = useHospitalFacts();
  const words = useWords(contactWords);
  const talk = useHelpline(mentalHealth);
  const calls = [
    {
      href: `tel:${emergency.number}`,
      number: emergency.number,
      detail: words.inDangerOf,
    },
    {
      href: `tel:${mentalHealth.number}`,
      number: mentalHealth.number,
      detail: `${talk.name}: ${words.freeDayAndNight.slice(1, -1)}`,
    },
    { href: phones.admission.href, number: phones.admission.shown, detail: words.ourHospital },
  ];
  return (
    <ul role="list">
      {calls.map((call) => (
        <li key={call.href}>
          <a href={call.href} className={css.call}>
            <strong className={css.number}>{`${call.number} `}</strong>
            {call.detail}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function EmergencyNumbersCard() {
  return (
    <section className={css.urgent} aria-labelledby="urgent">
      <h2 id="urgent" className={css.heading}>
        {useWords(contactWords).needHelpNow}
      </h2>
      <EmergencyNumbers />
    </section>
  );
}

/** Ways to reach the hospital: call, book an appointment or request a call back. */
export function ContactCard() {
  const { openingHours, phones } = useHospitalFacts();
  const words = useWords(contactWords);
  const { pathTo } = usePageLocale();
  return (
    <section className={css.talk} aria-labelledby="talk">
      <h2 id="talk" className={css.heading}>
        {words.talkToUs}
      </h2>
      <p>{words.notSure}</p>
      <div className={css.buttons}>
        <ButtonLink href={phones.admission.href}>
          <Phone size={20} aria-hidden />
          {phones.admission.shown}
        </ButtonLink>
        <ButtonLink href={pathTo(bookingEntry.path)} variant="secondary">
          {words.book}
        </ButtonLink>
      </div>
      <p>
        <TextWithLink words={words.orLeave} href={callbackPath} />
      </p>
      {openingHours && <OpenNow />}
      <EmergencyCareLine linksToDepartments />
      <p className={css.place}>
        <HospitalFact of="location" />
      </p>
    </section>
  );
}
