import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { bookingEntry } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { longestQuery } from '#app/typed-text/queries/search-query.ts';
import { EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { EmergencyDepartments } from '#app/ui/contact/emergency-departments.tsx';
import { OpenNow } from '#app/ui/contact/open-now.tsx';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFold } from '#app/ui/phone-fold/phone-fold.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { urgentWords } from '#messages/content/dangers/urgent-page.ts';
import { Calls, callTo, callToHospital } from '../../parts/urgent-calls.tsx';
import type { Danger } from '../danger.ts';
import { type DangerId, dangerAt } from '../danger-table.ts';
import type { FirstAidId } from '../first-aid-ids.ts';
import { linesOf } from '../help-lines.ts';
import { urgentGroups } from '../urgent-groups.ts';
import { HelplineLinks, NightSteps } from './night-steps.tsx';
import * as css from './urgent-page.css.ts';
import { departmentsId } from './urgent-page-ids.ts';

/** Pages with the cards of first aid. */
const cards = [
  ['overdose', '/OstAddiction'],
  ['fit', '/seizure'],
  ['alcohol', '/alcohol'],
  ['tonight', '/deaddiction'],
] as const satisfies readonly (readonly [FirstAidId, string])[];

interface UrgentPageProps {
  /** Text of the filter, empty at first. */
  readonly text: string;
  /** Rows that the filter found, the best match first. Undefined without a filter; empty if it found nothing, and then all rows are shown. */
  readonly found: readonly DangerId[] | undefined;
}

/** Every urgent sign by what somebody sees, below the numbers to call and a filter. Works without scripts. */
export function UrgentPage({ text, found }: UrgentPageProps) {
  const isNarrowed = found !== undefined && found.length > 0;
  const numbers = <Numbers />;
  return (
    <div className={css.page}>
      {!isNarrowed && numbers}
      <Filter text={text} count={found?.length} />
      {isNarrowed ? (
        <Rows rows={found} />
      ) : (
        <>
          <Jump />
          <div className={css.groups}>
            {urgentGroups.map(({ id, rows }) => (
              <Group key={id} id={id} rows={rows} />
            ))}
          </div>
        </>
      )}
      {isNarrowed && numbers}
      <Where />
    </div>
  );
}

/** Phone numbers, and links to the emergency departments and to first aid. */
function Numbers() {
  const words = useWords(urgentWords);
  const { ambulanceHow, never } = useWords(tierWords);
  const { pathTo, pageOf } = usePageLocale();
  const sheet = pageOf(toolPages.firstAid);
  const facts = useHospitalFacts();
  const lineIn = useHelplineTranslation();
  const calls = [
    helplines.emergency,
    furtherHelplines.ambulance,
    helplines.mentalHealth,
    furtherHelplines.mentalHealthTollFree,
  ];
  return (
    <section className={css.numbers} aria-labelledby="call-now">
      <h2 id="call-now">{words.calls}</h2>
      <Calls calls={[...calls.map(lineIn).map(callTo), callToHospital(facts)]} />
      <p>{`${ambulanceHow} ${never}`}</p>
      <div className={css.ways}>
        <p>
          <TextLink href={`#${departmentsId}`}>{words.departments}</TextLink>
        </p>
        <PhoneFold hasHeading summary={<h3>{words.firstAid}</h3>}>
          <ul role="list" className={css.jump}>
            <li>
              <a href={sheet.path}>{sheet.title}</a>
            </li>
            {cards.map(([id, path]) => (
              <li key={id}>
                <a href={`${pathTo(path)}#first-aid-${id}`}>{words.cards[id]}</a>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </section>
  );
}

function Filter({ text, count }: { readonly text: string; readonly count: number | undefined }) {
  const words = useWords(urgentWords);
  const { pathTo } = usePageLocale();
  const path = pathTo(publicPages.urgent.path);
  return (
    <div className={css.filter}>
      <search aria-label={words.filter}>
        <form action={path} method="get">
          <p className={css.label} aria-hidden>
            {words.label}
          </p>
          <SearchBox
            name="q"
            label={words.label}
            placeholder={words.placeholder}
            submitLabel={words.submit}
            defaultValue={text}
            maxLength={longestQuery}
          />
        </form>
      </search>
      {count !== undefined && (
        <p role="status">
          <MixedScriptText>{count > 0 ? words.found(count, text) : words.nothing(text)}</MixedScriptText>{' '}
          <TextLink href={path}>{words.showAll}</TextLink>
        </p>
      )}
    </div>
  );
}

/** Links to the groups. A phone does not show them, because there the folded groups are a list themselves. */
function Jump() {
  const { jump, groups } = useWords(urgentWords);
  return (
    <nav aria-label={jump} className={css.groupLinks}>
      <ul role="list" className={css.jump}>
        {urgentGroups.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{groups[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly id: (typeof urgentGroups)[number]['id'];
  readonly rows: readonly DangerId[];
}

/**
 * The signs of a group, folded on a phone. The id is on the signs and not on the heading: browsers open a closed
 * `<details>` for a fragment inside its content, but not for one in its summary.
 */
function Group({ id, rows }: GroupProps) {
  return (
    <PhoneFold hasHeading summary={<h2>{useWords(urgentWords).groups[id]}</h2>}>
      <div id={id} className={css.group}>
        <Rows rows={rows} />
      </div>
    </PhoneFold>
  );
}

function Rows({ rows }: Pick<GroupProps, 'rows'>) {
  return (
    <ul role="list" className={css.rows}>
      {rows.map((row) => (
        <Row key={row} id={row} />
      ))}
    </ul>
  );
}

/** A sign with its action, the steps until help arrives, and whom to turn to at night. Other pages link to it by its id. */
function Row({ id }: { readonly id: DangerId }) {
  const danger = dangerAt(id);
  const { sign, meanwhile } = useWords(dangerWords)[id];
  const words = useWords(urgentWords);
  const isCalledAtNight = danger.night === 'helpline';
  return (
    <li id={id}>
      <Action tier={danger.tier} />
      <p className={css.sign}>{sign}</p>
      {meanwhile && <p>{meanwhile}</p>}
      {danger.lines && !isCalledAtNight && (
        <p>
          {words.also} <HelplineLinks lines={linesOf(danger)} />
        </p>
      )}
      {danger.night && (
        <p>
          <NightSteps of={id} words={words.nights} />
        </p>
      )}
    </li>
  );
}

function Action({ tier }: Pick<Danger, 'tier'>) {
  const { phones } = useHospitalFacts();
  const { actions } = useWords(urgentWords);
  if (tier === 'soon') return null;
  const hrefs = {
    ambulance: `tel:${helplines.emergency.number}`,
    emergency: `#${departmentsId}`,
    today: phones.admission.href,
  };
  return (
    <a href={hrefs[tier]} className={css.action[tier]}>
      {actions[tier]}
    </a>
  );
}

/** Emergency departments, the hours of this hospital, and the booking for signs that can wait. */
function Where() {
  const words = useWords(urgentWords);
  const { emergencyHow } = useWords(tierWords);
  const { pathTo } = usePageLocale();
  const [before, after] = words.soon;
  return (
    <section className={css.where} aria-labelledby={departmentsId}>
      <h2 id={departmentsId}>{words.departments}</h2>
      <p>{emergencyHow}</p>
      <EmergencyDepartments />
      <EmergencyCareLine />
      <OpenNow />
      <p>
        {before}
        <TextLink href={pathTo(bookingEntry.path)}>{words.booking}</TextLink>
        {after}
      </p>
    </section>
  );
}
