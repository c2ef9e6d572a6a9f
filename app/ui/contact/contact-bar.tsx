import { email, hospital, phones } from '#app/site/facts.ts';
import { bookingEntry } from '#app/site/navigation.ts';
import { Mail, MapPin, Phone } from '#app/ui/icon/icons.ts';
import * as css from './contact-bar.css.ts';
import { SocialProfiles } from './social-profiles.tsx';

/** How to reach the hospital, above everything else on the page. */
export function ContactBar() {
  return (
    <section className={css.bar} aria-label="How to reach us">
      <div className={css.inner}>
        <a href={phones.admission.href} className={css.call}>
          <span>{'For Appointment\\Enquiry'}</span>
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
          title="Opens the map in a new tab"
        >
          <MapPin size={18} className={css.pin} aria-hidden />
          {hospital.location}
        </a>
        <div className={css.social}>
          <SocialProfiles />
        </div>
        <a href={bookingEntry.path} className={css.book}>
          {bookingEntry.label}
        </a>
      </div>
    </section>
  );
}
