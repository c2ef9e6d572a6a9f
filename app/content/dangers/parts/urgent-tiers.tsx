import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { HoursScript } from '#app/ui/contact/time-dependent-text.tsx';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { Calls, callTo, callToHospital } from '../../parts/urgent-calls.tsx';
import { type DangerId, dangerAt } from '../danger-table.ts';
import type { FirstAidId } from '../first-aid-ids.ts';
import { type AnyLine, linesOfAll } from '../help-lines.ts';
import { hasStepsInBox } from '../page-dangers.ts';
import { Answered } from './answered.tsx';
import { NightSteps } from './night-steps.tsx';
import { Signs } from './signs.tsx';
import * as css from './urgent-box.css.ts';
import { departmentsId } from './urgent-page-ids.ts';

interface TierProps {
  /** Rows of the tier that the page shows, without those of every page. */
  readonly ids: readonly DangerId[];
  readonly lifeFirst: boolean;
  /** Whether the numbers stand above the signs. */
  readonly callsFirst: boolean;
}

interface AmbulanceTierProps extends TierProps {
  /** Cards of first aid on the same page, whose steps the signs do not repeat. */
  readonly cards: readonly FirstAidId[];
}

/** When to call 112. The operator leads, so a sign has its steps only if the minutes before the call matter. */
export function AmbulanceTier({ ids, lifeFirst, callsFirst, cards }: AmbulanceTierProps) {
  const words = useWords(tierWords);
  const calls = <AmbulanceCalls lines={linesOfAll(ids.map(dangerAt))} />;
  const ofEveryPage = (
    <li>
      {words.firstLine}
      <span className={css.steps}>{` ${words.firstSteps}`}</span>
    </li>
  );
  return (
    <div className={css.tier.ambulance}>
      <h2 id="urgent-signs" className={css.heading.ambulance}>
        {words.headings.ambulance}
      </h2>
      {callsFirst && calls}
      <Signs
        ids={ids}
        hasSteps={(id) => hasStepsInBox(id, cards)}
        first={lifeFirst && ofEveryPage}
        last={!lifeFirst && ofEveryPage}
      />
      {!callsFirst && calls}
    </div>
  );
}

/** When to set off for an emergency department at once. Each sign has its steps for the way. */
export function EmergencyTier({ ids }: Pick<TierProps, 'ids'>) {
  const words = useWords(tierWords);
  return (
    <div className={css.tier.emergency}>
      <h2 className={css.heading.emergency}>{words.headings.emergency}</h2>
      <Signs ids={ids} />
      <Where />
      <Calls calls={[callFor(helplines.emergency, words.noCar)]} />
    </div>
  );
}

/** Names of the emergency departments, nearest first. */
function Where() {
  const { emergencyDepartments } = useHospitalFacts();
  const { nearest } = useWords(tierWords);
  const { locale, pathTo } = usePageLocale();
  if (emergencyDepartments.length === 0) return null;
  return (
    <p className={css.where}>
      {`${nearest} `}
      <a href={`${pathTo(publicPages.urgent.path)}#${departmentsId}`}>
        {emergencyDepartments.map(({ name, translations }, index) => (
          <span key={name}>
            {index > 0 && ' · '}
            {translations[locale]?.name ?? <EnglishText>{name}</EnglishText>}
          </span>
        ))}
      </a>
    </p>
  );
}

/**
 * When to ring the hospital today, and what to do about each sign while nobody answers there. The script stands before the steps for the night, so that
 * they appear in their right state.
 */
export function TodayTier({ ids, lifeFirst, callsFirst }: TierProps) {
  const facts = useHospitalFacts();
  const words = useWords(tierWords);
  const lineIn = useHelplineTranslation();
  const always: DangerId = 'dying-thoughts';
  // The others have their helplines in the steps for the night.
  const lines = linesOfAll(ids.map(dangerAt).filter(({ night }) => night !== 'helpline'));
  // Where the numbers come first, so does the helpline that answers day and night, and the steps for the night do not repeat it.
  const calls = callsFirst
    ? [callTo(lineIn(helplines.mentalHealth)), callToHospital(facts), ...lines.map(lineIn).map(callTo)]
    : [callToHospital(facts), ...lines.map(lineIn).map(callTo)];
  const hasNightSteps = (id: DangerId) => !callsFirst || dangerAt(id).night !== 'helpline';
  return (
    <div className={css.tier.today}>
      <h2 className={css.heading.today}>{words.headings.today}</h2>
      {callsFirst && <Calls calls={calls} />}
      <Answered words={words} />
      <HoursScript />
      <Signs
        ids={lifeFirst ? [always, ...ids] : [...ids, always]}
        hasSteps={(id) => hasStepsInBox(id)}
        below={(id) =>
          hasNightSteps(id) && (
            <span className={css.night}>
              {' '}
              <b>{words.ifClosed}</b> <NightSteps of={id} words={words.nights} />
            </span>
          )
        }
      />
      {!callsFirst && <Calls calls={calls} />}
    </div>
  );
}

/** A number with words of the box instead of the name of its line. */
const callFor = ({ number }: { readonly number: string }, detail: string) => ({
  href: `tel:${number}`,
  number,
  detail,
});

/** 112 and 108, then the helplines of the page's own signs. */
export function AmbulanceCalls({ lines = [] }: { readonly lines?: readonly AnyLine[] }) {
  const lineIn = useHelplineTranslation();
  const words = useWords(tierWords);
  return (
    <Calls
      calls={[
        callFor(helplines.emergency, words.ambulance),
        callFor(furtherHelplines.ambulance, words.ifBusy),
        ...lines.map(lineIn).map(callTo),
      ]}
    />
  );
}
