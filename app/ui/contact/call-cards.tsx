import { helplines, hospital, phones } from '#app/site/facts.ts';
import { bookingEntry, callbackPath } from '#app/site/navigation.ts';
import { Phone } from '#app/ui/icon/icons.ts';
import { ButtonLink } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './call-cards.css.ts';

const { emergency, mentalHealth } = helplines;

/** Whom to call when it cannot wait, each a tap away. */
export function UrgentCalls() {
  const calls = [
    {
      href: `tel:${emergency.number}`,
      number: emergency.number,
      detail: 'in danger: police, ambulance, fire',
    },
    {
      href: `tel:${mentalHealth.number}`,
      number: mentalHealth.number,
      detail: `${mentalHealth.name}: free, day and night`,
    },
    { href: phones.admission.href, number: phones.admission.shown, detail: 'our hospital' },
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

export function UrgentCard() {
  return (
    <section className={css.urgent} aria-labelledby="urgent">
      <h2 id="urgent" className={css.heading}>
        Need help right now?
      </h2>
      <UrgentCalls />
    </section>
  );
}

/** The two ways to reach the hospital: a call or an appointment. */
export function TalkCard() {
  return (
    <section className={css.talk} aria-labelledby="talk">
      <h2 id="talk" className={css.heading}>
        Talk to us
      </h2>
      <p>Not sure what you need? Tell us what is happening and we will tell you whom to see.</p>
      <div className={css.buttons}>
        <ButtonLink href={phones.admission.href}>
          <Phone size={20} aria-hidden />
          {phones.admission.shown}
        </ButtonLink>
        <ButtonLink href={bookingEntry.path} variant="secondary">
          Book an appointment
        </ButtonLink>
      </div>
      <p>
        Or leave your number: <TextLink href={callbackPath}>call me back</TextLink>.
      </p>
      <p className={css.place}>{hospital.location}</p>
    </section>
  );
}
