import {
  aToZEntry,
  findUsEntry,
  footerGroups,
  footerSmallPrint,
  visitorTasks,
} from '#app/navigation/navigation.ts';
import { phoneLabels } from '#messages/hospital-facts/contact-labels.ts';
import { footerWords } from '#messages/ui/footer/footer.ts';
import { Helplines } from '../contact/helplines.tsx';
import { SocialProfiles } from '../contact/social-profiles.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { Logo } from '../header/logo.tsx';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { EntryList, MenuEntry } from '../menus/menu-entry.tsx';
import { PhoneFoldBelow } from '../phone-fold/phone-fold-below.tsx';
import { copyrightYears } from './copyright-years.ts';
import * as css from './footer.later.css.ts';

/** Links to the map, phones and mail open a new tab (requirement 6). */
const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Footer: helplines, main pages and contact details. The hospital's name links to the staff area. On a phone the lists of
 * pages are folded, and phone numbers never.
 */
export function Footer() {
  const { email, hospital, phones } = useHospitalFacts();
  const words = useWords(footerWords);
  const labels = useWords(phoneLabels);
  const { groupTitle } = usePageLocale();
  return (
    <footer className={css.footer}>
      <HillEdge />
      <div className={css.band}>
        <div className={css.inner}>
          <section className={css.help} aria-labelledby="footer-help">
            <h2 id="footer-help" className={css.heading}>
              {words.helpNow}
            </h2>
            <Helplines />
          </section>
          <div className={css.columns}>
            <div className={css.contact}>
              <span className={css.logo}>
                <Logo />
              </span>
              <address id="address" className={css.address}>
                <a href={hospital.mapUrl} className={css.map} {...inNewTab}>
                  <HospitalFact of="address" />
                  <span className={css.aside}>{words.map}</span>
                </a>
                <MenuEntry entry={findUsEntry} className={css.link} />
                {Object.entries(phones).map(([use, phone]) => (
                  <a
                    key={phone.href}
                    href={phone.href}
                    className={use === 'admission' ? css.admission : css.phone}
                    {...inNewTab}
                  >
                    {phone.shown}
                    <span className={css.aside}>{labels[use as keyof typeof phones]}</span>
                  </a>
                ))}
                <a href={`mailto:${email}`} className={css.mail} {...inNewTab}>
                  {email}
                </a>
              </address>
              <div className={css.social}>
                <SocialProfiles />
              </div>
            </div>
            {footerGroups.map((group) => (
              <nav key={group.id} className={css.group} aria-labelledby={`footer-${group.id}`}>
                <PhoneFoldBelow
                  hasHeading
                  summary={
                    <h2 id={`footer-${group.id}`} className={css.heading}>
                      {groupTitle(group)}
                    </h2>
                  }
                >
                  <EntryList entries={group.entries} look={css.link} />
                </PhoneFoldBelow>
              </nav>
            ))}
          </div>
          <p className={css.smallPrint}>
            <span>
              {`© ${copyrightYears(hospital.copyrightYear, new Date())} `}
              <a href="/dashboard" className={css.link}>
                <HospitalFact of="name" />
              </a>
            </span>
            {[aToZEntry, ...visitorTasks, ...footerSmallPrint].map((entry) => (
              <MenuEntry key={entry.path} entry={entry} className={css.link} />
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The hills of the logo as three curves above the footer's band. */
function HillEdge() {
  return (
    <svg className={css.hills} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.farHill} d="M0 74C160 22 330 6 520 40s330 52 520 6 290-40 400 8v66H0z" />
      <path className={css.middleHill} d="M0 62c220 44 380 40 590 14s360-34 520-4 240 20 330-8v56H0z" />
      <path className={css.nearHill} d="M0 104c260-30 470-26 700-6s480 22 740-22v44H0z" />
    </svg>
  );
}
