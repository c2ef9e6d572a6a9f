import type { DirectionsFact, OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { addressIn, hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { EmergencyDepartments } from '#app/ui/contact/emergency-departments.tsx';
import { OpenNow } from '#app/ui/contact/open-now.tsx';
import { TimeDependentText } from '#app/ui/contact/time-dependent-text.tsx';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MapPin } from '#app/ui/icon/icons.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import { pricePageWords } from '#messages/content/prices/price-page.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { ClosedDays } from './day-answer.tsx';
import * as css from './find-us.css.ts';
import { mapAppLinks } from './map-apps.ts';
import { SampleMark } from './sample-mark.tsx';
import { SectorSketch } from './sector-sketch.tsx';

const ways = ['byBus', 'byAuto', 'byCar', 'byTrain', 'parking', 'stepFree'] as const;
const onArrival = ['atTheDoor', 'bring'] as const;
const forStay = ['bag'] as const;

/** Lines that a visitor looks for by themselves. The head links to them. */
const linked = ['parking', 'bring', 'bag'] as const;

interface FindUsProps {
  /** Day in India. */
  readonly today: string;
}

/** Address, whether doctors see people now and on which days they do not, map and phone: what a reader on the way needs first. */
export function FindUsAnswer({ today }: FindUsProps) {
  const facts = useHospitalFacts();
  const { locale } = usePageLocale();
  const words = useWords(findUsWords);
  const { opensMap } = useWords(contactWords);
  const apps = mapAppLinks(facts);
  return (
    <div className={css.answer}>
      <div className={css.place}>
        <address className={css.address}>
          <strong>
            <HospitalFact of="name" />
          </strong>
          <br />
          <HospitalFact of="address" />
        </address>
        <CopyButton
          text={`${hospitalNameIn(locale, facts)}, ${addressIn(locale, facts)}`}
          copied={words.copied}
        >
          {words.copy}
        </CopyButton>
      </div>
      <div>
        <OpdNow />
        <ClosedDays today={today} />
      </div>
      <SampleMark />
      <div className={css.buttons}>
        <ButtonLink href={facts.hospital.mapUrl} target="_blank" rel="noopener noreferrer" title={opensMap}>
          <MapPin size={20} aria-hidden />
          {words.openMap}
        </ButtonLink>
        <CallButton variant="secondary" />
      </div>
      <p className={css.apps}>
        {words.otherApps}
        <TextLink href={apps.android}>{words.android}</TextLink>
        {words.or}
        <TextLink href={apps.apple} external>
          {words.apple}
        </TextLink>
      </p>
      <p className={css.jumps}>
        {linked
          .filter((fact) => facts.directions.texts[fact] !== '')
          .map((fact) => (
            <TextLink key={fact} href={`#${fact}`}>
              {words.labels[fact]}
            </TextLink>
          ))}
      </p>
    </div>
  );
}

/** Hours, the ways to come, and what to know at the door. */
export function FindUs({ today }: FindUsProps) {
  const { openingHours, directions, hospitalHolidays } = useHospitalFacts();
  const words = useWords(findUsWords);
  const { weekdayDate } = useWords(clockWords);
  const closures = hospitalHolidays.filter(({ day }) => today <= day);
  return (
    <>
      <section className={css.section} aria-labelledby="hours">
        <h2 id="hours">{words.hours}</h2>
        <SampleMark />
        <dl className={css.lines}>
          <dt>{words.opdHours}</dt>
          <dd>
            <Hours of={directions.opdHours} />
          </dd>
          <dt>{words.visitingHours}</dt>
          <dd>
            <Hours of={directions.visitingHours} />
          </dd>
          <dt>{words.phoneHours}</dt>
          <dd>
            <Hours of={openingHours} />
          </dd>
          {closures.length > 0 && <dt>{words.closedOnDays}</dt>}
          {closures.map(({ day, name }) => (
            <dd key={day}>
              {weekdayDate(day)}
              {name && (
                <>
                  {', '}
                  <EnglishText>{name}</EnglishText>
                </>
              )}
            </dd>
          ))}
        </dl>
      </section>
      <section className={css.section} aria-labelledby="ways">
        <h2 id="ways">{words.ways}</h2>
        <SampleMark />
        <Lines of={ways} />
        <SectorSketch />
      </section>
      <section className={css.section} aria-labelledby="arrival">
        <h2 id="arrival">{words.onArrival}</h2>
        <SampleMark />
        <Lines of={onArrival} />
      </section>
      <section className={css.section} aria-labelledby="stay">
        <h2 id="stay">{words.staying}</h2>
        <SampleMark />
        <Lines of={forStay} />
        <UsualStay />
      </section>
      <section className={css.section} aria-labelledby="night">
        <h2 id="night">{words.atNight}</h2>
        <AtNight />
      </section>
    </>
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

function Hours({ of: hours }: { readonly of: OpeningHours | null }) {
  const words = useWords(findUsWords);
  const { hours: inWords } = useWords(openingWords);
  return hours ? inWords(hours) : words.unknown;
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
          <dt key={`${fact}-label`} id={fact}>
            {labels[fact]}
          </dt>,
          <dd key={fact}>{translations[locale]?.[fact] ?? <EnglishText>{texts[fact]}</EnglishText>}</dd>,
        ])}
    </dl>
  );
}

/** How many days most people stay. A stay is never promised or limited by it. */
function UsualStay() {
  const { usualStay, provisional } = useHospitalFacts();
  const { howLong } = useWords(findUsWords);
  const { comparison } = useWords(pricePageWords);
  if (!usualStay) return null;
  return (
    <dl className={css.lines}>
      <dt>{howLong}</dt>
      <dd>{comparison.mostStay(usualStay, provisional.includes('usualStay'))}</dd>
    </dl>
  );
}

/** Where to turn while nobody is at the desk. */
function AtNight() {
  const words = useWords(findUsWords);
  const { number } = helplines.mentalHealth;
  return (
    <>
      <p>{words.nightRule}</p>
      <OpenNow />
      <EmergencyCareLine />
      <p>
        {words.nightTalk[0]}
        <TextLink href={`tel:${number}`}>{number}</TextLink>
        {words.nightTalk[1]}
      </p>
      <EmergencyDepartments heading="h3" />
    </>
  );
}
