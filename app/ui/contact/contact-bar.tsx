import { bookingEntry } from '#app/navigation/navigation.ts';
import { Mail, MapPin, Phone } from '#app/ui/icon/icons.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import * as css from './contact-bar.css.ts';
import { SocialProfiles } from './social-profiles.tsx';

/** Contact bar at the top of every public page. */
export function ContactBar() {
  const { email, hospital, phones } = useHospitalFacts();
  const words = useWords(contactWords);
  const { pathTo, labelOf } = usePageLocale();
  return (
    <section className={css.bar} aria-label={words.howToReachUs}>
      <div className={css.inner}>
        <a href={phones.admission.href} className={css.call}>
          <span>{words.enquiry}</span>
          <span className={css.phone}>
            <Phone size={18} aria-hidden />
            {phones.admission.shown}
          </span>
        </a>
        <a href={`mailto:${email}`} className={css.mail}>
          <Mail size={18} aria-hidden />
          <span className={css.address}>{email}</span>
        </a>
        <a
          href={hospital.mapUrl}
          className={css.place}
          target="_blank"
          rel="noopener noreferrer"
          title={words.opensMap}
        >
          <MapPin size={18} className={css.pin} aria-hidden />
          <HospitalFact of="location" />
        </a>
        <div className={css.social}>
          <SocialProfiles />
        </div>
        <a href={pathTo(bookingEntry.path)} className={css.book}>
          {labelOf(bookingEntry)}
        </a>
      </div>
    </section>
  );
}
