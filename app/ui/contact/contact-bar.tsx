import { bookingEntry } from '#app/navigation/navigation.ts';
import { Mail, MapPin, Phone } from '#app/ui/icon/icons.ts';
import { profileLabels } from '#messages/hospital-facts/contact-labels.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './contact-bar.css.ts';
import { contactLink, contactPanel } from './contact-panel.later.css.ts';

const panelId = 'contact';

/**
 * Contact bar at the top of every public page, in one row. All its links but the call and the booking are in a panel,
 * so that the keyboard reaches the content in a few stops. On a wide screen the call is in the panel too.
 */
export function ContactBar() {
  const { email, hospital, phones, socialProfiles } = useHospitalFacts();
  const words = useWords(contactWords);
  const profiles = useWords(profileLabels);
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
        <button type="button" popoverTarget={panelId} className={css.opener}>
          {/* The name says first that the panel has all ways to reach us. On a phone the mail address alone would name it. */}
          <VisuallyHidden>{`${words.howToReachUs}: `}</VisuallyHidden>
          <span className={css.wide}>{words.enquiry}</span>
          <span className={css.widePhone}>{phones.admission.shown}</span>
          <Mail size={18} aria-hidden />
          <span className={css.mail}>{email}</span>
          <MapPin size={18} aria-hidden />
          <span className={css.place}>
            <HospitalFact of="location" />
          </span>
        </button>
        <div id={panelId} popover="auto" className={contactPanel}>
          <a href={phones.admission.href} className={contactLink}>
            {phones.admission.shown}
          </a>
          <a href={`mailto:${email}`} className={contactLink}>
            {email}
          </a>
          <a
            href={hospital.mapUrl}
            className={contactLink}
            target="_blank"
            rel="noopener noreferrer"
            title={words.opensMap}
          >
            <HospitalFact of="location" />
          </a>
          {socialProfiles.map((profile) => (
            <a
              key={profile.name}
              href={profile.url}
              className={contactLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${profiles[profile.name]} ${words.opensInNewTab}`}
            >
              {profiles[profile.name]}
            </a>
          ))}
        </div>
        <a href={pathTo(bookingEntry.path)} className={css.book}>
          {labelOf(bookingEntry)}
        </a>
      </div>
    </section>
  );
}
