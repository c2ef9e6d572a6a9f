import { addressLine } from '#app/site/address.ts';
import { email, hospital, phones } from '#app/site/facts.ts';
import { footerGroups, footerSmallPrint } from '#app/site/navigation.ts';
import { Helplines } from '../contact/helplines.tsx';
import { SocialLinks } from '../contact/social-profiles.tsx';
import { Logo } from '../header/logo.tsx';
import { CurrentLink } from '../menus/current-link.tsx';
import * as css from './footer.css.ts';
import { HillEdge } from './hill-edge.tsx';

/** The specification opens the footer's map, phones and mail in a new tab (section 2.1). */
const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Helplines, the main pages, how to reach the hospital, and the way in for staff behind its name. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <HillEdge />
      <div className={css.band}>
        <div className={css.inner}>
          <section className={css.help} aria-labelledby="footer-help">
            <h2 id="footer-help" className={css.heading}>
              If you need help now
            </h2>
            <Helplines />
          </section>
          <div className={css.columns}>
            <div className={css.contact}>
              <Logo />
              <address className={css.address}>
                <a href={hospital.mapUrl} className={css.link} {...inNewTab}>
                  {addressLine}
                  <span className={css.aside}>Map (opens in a new tab)</span>
                </a>
                {Object.values(phones).map((phone) => (
                  <a key={phone.href} href={phone.href} className={css.link} {...inNewTab}>
                    {phone.shown}
                    <span className={css.aside}>{phone.label}</span>
                  </a>
                ))}
                <a href={`mailto:${email}`} className={css.link} {...inNewTab}>
                  {email}
                </a>
              </address>
              <div className={css.social}>
                <SocialLinks />
              </div>
            </div>
            {footerGroups.map((group) => (
              <nav key={group.id} className={css.group} aria-labelledby={`footer-${group.id}`}>
                <h2 id={`footer-${group.id}`} className={css.heading}>
                  {group.title}
                </h2>
                <ul role="list">
                  {group.links.map((link) => (
                    <li key={link.path}>
                      <CurrentLink to={link} className={css.link} />
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <p className={css.smallPrint}>
            <span>
              {`© ${hospital.copyrightYear} `}
              <a href="/dashboard" className={css.link}>
                {hospital.name}
              </a>
            </span>
            {footerSmallPrint.map((link) => (
              <CurrentLink key={link.path} to={link} className={css.link} />
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
