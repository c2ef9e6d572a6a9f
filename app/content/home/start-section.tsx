import type { ReactNode } from 'react';
import { findUsEntry } from '#app/navigation/navigation.ts';
import { EmergencyNumbers } from '#app/ui/contact/contact-cards.tsx';
import { departmentsId, EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { EmergencyDepartments } from '#app/ui/contact/emergency-departments.tsx';
import { OpenNow } from '#app/ui/contact/open-now.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import { Baby, HeartHandshake, MapPin, PhoneCall, UserRound } from '#app/ui/icon/icons.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { startWords } from '#messages/content/home/home.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { emergencyWords } from '#messages/ui/contact/emergency.ts';
import { type StartId, startsIn } from './home-content.ts';
import { section } from './home-section.css.ts';
import * as css from './start-section.css.ts';

const signs = { me: UserRound, another: HeartHandshake, child: Baby } as const satisfies Record<
  StartId,
  IconComponent
>;

/**
 * First section of the home page. Its boxes are sorted by the person who needs help, because a frightened visitor knows that
 * person but may not know the field of care. All links are visible without a click.
 */
export function StartSection() {
  const { phones } = useHospitalFacts();
  const { locale, pathTo } = usePageLocale();
  const { heading, now, notSure } = useWords(startWords);
  const [something, seeTreatments, orCall, andTell] = notSure;
  const { heading: departments } = useWords(emergencyWords);
  const { findUs } = useWords(contactWords);
  const starts = startsIn(locale);
  return (
    <section className={section} aria-labelledby="start">
      <h2 id="start">{heading}</h2>
      <div className={css.boxes}>
        {starts.map(({ id, title, text, links }) => (
          <StartBox key={id} id={`for-${id}`} Sign={signs[id]} title={title} text={text}>
            <ul role="list" className={css.links}>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a href={pathTo(path)} className={css.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </StartBox>
        ))}
        <StartBox
          id="now"
          look={`${css.urgent} ${css.calls}`}
          Sign={PhoneCall}
          title={now.title}
          text={now.text}
        >
          <EmergencyNumbers />
        </StartBox>
        <StartBox id={departmentsId} look={css.wide} Sign={MapPin} title={departments}>
          <EmergencyCareLine />
          <EmergencyDepartments />
          <OpenNow />
        </StartBox>
      </div>
      <p className={css.notSure}>
        {something}
        <TextLink href="#our-treatments">{seeTreatments}</TextLink>
        {orCall}
        <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
        {`${andTell} `}
        <TextLink href={pathTo(findUsEntry.path)}>{findUs}</TextLink>
      </p>
    </section>
  );
}

interface StartBoxProps {
  readonly id: string;
  /** Class of the box. Default: a box of links. */
  readonly look?: string;
  readonly Sign: IconComponent;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function StartBox({ id, look = css.box, Sign, title, text, children }: StartBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box inside a section is a group and no landmark.
    <div id={id} role="group" className={look} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={css.title}>
        <Sign size={22} aria-hidden />
        {title}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </div>
  );
}
