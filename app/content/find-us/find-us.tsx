import type { DirectionsFact, OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { addressIn } from '#app/hospital-facts/name-and-place.ts';
import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { EmergencyDepartments } from '#app/ui/contact/emergency-departments.tsx';
import { TimeDependentText } from '#app/ui/contact/time-dependent-text.tsx';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MapPin, Phone } from '#app/ui/icon/icons.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import * as css from './find-us.css.ts';
import { SectorSketch } from './sector-sketch.tsx';

const ways = ['byBus', 'byAuto', 'byCar', 'byTrain', 'parking', 'stepFree'] as const;
const onArrival = ['atTheDoor', 'bring'] as const;

/** Where the hospital is, when it is open and how one comes: the answer first, then the details. */
export function FindUs() {
  const facts = useHospitalFacts();
  const { openingHours, directions } = facts;
  const words = useWords(findUsWords);
  const { hours } = useWords(openingWords);
  const hoursOf = (some: OpeningHours | null) => (some ? hours(some) : words.unknown);
  return (
    <>
      <Arrive />
      {facts.provisional.includes('directions') && <p className={css.sample}>{words.sample}</p>}
      <h2 className={css.heading}>{words.hours}</h2>
      <dl className={css.lines}>
        <dt>{words.opdHours}</dt>
        <dd>{hoursOf(directions.opdHours)}</dd>
        <dt>{words.visitingHours}</dt>
        <dd>{hoursOf(directions.visitingHours)}</dd>
        <dt>{words.phoneHours}</dt>
        <dd>{hoursOf(openingHours)}</dd>
      </dl>
      <h2 className={css.heading}>{words.ways}</h2>
      <SectorSketch />
      <Lines of={ways} />
      <h2 className={css.heading}>{words.onArrival}</h2>
      <Lines of={onArrival} />
      <h2 className={css.heading}>{words.atNight}</h2>
      <p>{words.nightRule}</p>
      <EmergencyCareLine />
      <EmergencyDepartments heading="h3" />
    </>
  );
}

function Arrive() {
  const facts = useHospitalFacts();
  const { hospital, phones } = facts;
  const { locale } = usePageLocale();
  const words = useWords(findUsWords);
  const { opensMap } = useWords(contactWords);
  return (
    <section className={css.card} aria-label={words.address}>
      <address className={css.address}>
        <strong>
          <HospitalFact of="name" />
        </strong>
        <br />
        <HospitalFact of="address" />
      </address>
      <OpdNow />
      <div className={css.buttons}>
        <ButtonLink href={hospital.mapUrl} target="_blank" rel="noopener noreferrer" title={opensMap}>
          <MapPin size={20} aria-hidden />
          {words.openMap}
        </ButtonLink>
        <CopyButton text={`${hospital.name}, ${addressIn(locale, facts)}`} copied={words.copied}>
          {words.copy}
        </CopyButton>
      </div>
      <p>
        {`${words.call} `}
        <a href={phones.admission.href}>
          <Phone size={16} aria-hidden /> {phones.admission.shown}
        </a>
      </p>
    </section>
  );
}

/** Whether doctors see people now. The browser chooses by the hospital's clock (decision 0105). */
function OpdNow() {
  const { opdHours } = useHospitalFacts().directions;
  const words = useWords(findUsWords);
  const { hours } = useWords(openingWords);
  if (!opdHours) return <p>{words.opdUnknown}</p>;
  if (isAlwaysOpen(opdHours)) return <p>{words.opd(hours(opdHours))}</p>;
  return (
    <TimeDependentText
      hours={opdHours}
      always={words.opd(hours(opdHours))}
      either={words.opdEither}
      open={words.opdOpen}
      closed={words.opdClosed}
    />
  );
}

function Lines({ of: facts }: { readonly of: readonly DirectionsFact[] }) {
  const { texts, translations } = useHospitalFacts().directions;
  const { locale } = usePageLocale();
  const { labels } = useWords(findUsWords);
  return (
    <dl className={css.lines}>
      {facts
        .filter((fact) => texts[fact] !== '')
        .flatMap((fact) => [
          <dt key={`${fact}-label`}>{labels[fact]}</dt>,
          <dd key={fact}>{translations[locale]?.[fact] ?? <EnglishText>{texts[fact]}</EnglishText>}</dd>,
        ])}
    </dl>
  );
}
