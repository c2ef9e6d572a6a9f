import { Baby, HeartHandshake, PhoneCall, UserRound } from 'lucide-react';
import { phones } from '../../site/facts.ts';
import { UrgentCalls } from '../../ui/frame/call-cards.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import * as css from './start-section.css.ts';
import { now, type Start, starts } from './starts.ts';

const signs = { me: UserRound, another: HeartHandshake, child: Baby } as const satisfies Record<
  Start['id'],
  unknown
>;

/**
 * Four doors, for who has just arrived: by whom the help is for, which a frightened person knows, and not by a field of
 * care, which they may not. All stand open: nothing has to be pressed to see where they lead.
 */
export function StartSection() {
  return (
    <section className={css.section} aria-labelledby="start">
      <h2 id="start">Who is the help for?</h2>
      <div className={css.doors}>
        {starts.map(({ id, title, text, links }) => {
          const Sign = signs[id];
          return (
            <section key={id} className={css.door} aria-labelledby={`start-${id}`}>
              <h3 id={`start-${id}`} className={css.title}>
                <span className={css.sign}>
                  <Sign size={22} aria-hidden />
                </span>
                {title}
              </h3>
              <p className={css.text}>{text}</p>
              <ul role="list">
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path} className={css.link}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <section className={css.urgent} aria-labelledby="start-now">
          <h3 id="start-now" className={css.title}>
            <span className={css.sign}>
              <PhoneCall size={22} aria-hidden />
            </span>
            {now.title}
          </h3>
          <p className={css.text}>{now.text}</p>
          <UrgentCalls />
        </section>
      </div>
      <p>
        Something else, or not sure? <TextLink href="#treatments">See all our treatments</TextLink>, or call
        us on <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> and tell us what is
        happening.
      </p>
    </section>
  );
}
