import type { ReactNode } from 'react';
import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { bookingEntry } from '#app/navigation/navigation.ts';
import { EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { EmergencyDepartments } from '#app/ui/contact/emergency-departments.tsx';
import { OpenNow } from '#app/ui/contact/open-now.tsx';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { Calls, callTo, callToHospital } from '../../parts/urgent-calls.tsx';
import type { AddedLine, DangerKind } from '../danger.ts';
import { type DangerId, dangerAt } from '../danger-table.ts';
import { addedLines } from '../help-lines.ts';
import { byKind, type DangersByTier } from '../page-dangers.ts';
import { step } from './urgent-box.css.ts';
import * as css from './urgent-tiers.later.css.ts';

/** Helplines that the rows add, without repetition. */
const linesOf = (ids: readonly DangerId[]) =>
  [...new Set(ids.flatMap((id): readonly AddedLine[] => dangerAt(id).lines ?? []))].map(
    (line) => addedLines[line],
  );

/** Signs of the table, each with the steps until help arrives. */
export function Signs({ ids }: { readonly ids: readonly DangerId[] }) {
  const words = useWords(dangerWords);
  return (
    <ul className={css.signs}>
      {ids.map((id) => {
        const { sign, meanwhile } = words[id];
        return (
          <li key={id}>
            {sign}
            {meanwhile && <span className={css.meanwhile}>{` ${meanwhile}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Every sign of a page by tier. Each tier says where to turn at any hour. */
export function UrgentTiers({ dangers }: { readonly dangers: DangersByTier }) {
  const { openingHours } = useHospitalFacts();
  const words = useWords(tierWords);
  return (
    <>
      <Tier title={words.tiers.ambulance}>
        <p>{words.ambulanceHow}</p>
        <Signs ids={dangers.ambulance} />
        <p>{words.never}</p>
        <AmbulanceCalls lines={linesOf(dangers.ambulance)} />
      </Tier>
      {dangers.emergency.length > 0 && (
        <Tier title={words.tiers.emergency}>
          <p>{words.emergencyHow}</p>
          <Signs ids={dangers.emergency} />
          <ExtraCalls lines={linesOf(dangers.emergency)} />
          <WhereToGo />
        </Tier>
      )}
      <Tier title={words.tiers.today}>
        {byKind(dangers.today).map(([kind, ids]) => (
          <TodayOfKind key={kind} kind={kind} ids={ids} />
        ))}
        {openingHours && <OpenNow ruleBelow />}
        <p>
          <strong>{words.closed[0]}</strong> {words.closed.slice(1).join(' ')}
        </p>
        {dangers.emergency.length === 0 && <WhereToGo />}
      </Tier>
      {dangers.soon.length > 0 && <Soon ids={dangers.soon} />}
    </>
  );
}

function Tier({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={step}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The emergency departments, and whether the hospital has one. Every box shows this once, because the tier `today` refers to it as well. */
function WhereToGo() {
  return (
    <>
      <EmergencyDepartments heading="h4" />
      <EmergencyCareLine />
    </>
  );
}

type HelpLine = (typeof addedLines)[AddedLine];

/** 112 and 108, then the helplines of the page's own signs. */
export function AmbulanceCalls({ lines = [] }: { readonly lines?: readonly HelpLine[] }) {
  const lineIn = useHelplineTranslation();
  return (
    <Calls calls={[helplines.emergency, furtherHelplines.ambulance, ...lines].map(lineIn).map(callTo)} />
  );
}

function ExtraCalls({ lines }: { readonly lines: readonly HelpLine[] }) {
  const lineIn = useHelplineTranslation();
  return lines.length > 0 ? <Calls calls={lines.map(lineIn).map(callTo)} /> : null;
}

/** Signs of one kind in the tier `today`. Signs of the body have no counselling line, because a counsellor cannot judge them. */
function TodayOfKind({ kind, ids }: { readonly kind: DangerKind; readonly ids: readonly DangerId[] }) {
  const words = useWords(tierWords);
  const lineIn = useHelplineTranslation();
  const talk = kind === 'mind' ? [helplines.mentalHealth] : [];
  return (
    <>
      <h4>{words.kinds[kind]}</h4>
      <Signs ids={ids} />
      <Calls
        calls={[callToHospital(useHospitalFacts()), ...[...talk, ...linesOf(ids)].map(lineIn).map(callTo)]}
      />
    </>
  );
}

function Soon({ ids }: { readonly ids: readonly DangerId[] }) {
  const words = useWords(tierWords);
  const { pathTo, labelOf } = usePageLocale();
  return (
    <Tier title={words.tiers.soon}>
      <p>{words.soonHow}</p>
      <Signs ids={ids} />
      <Calls
        calls={[
          callToHospital(useHospitalFacts()),
          { href: pathTo(bookingEntry.path), number: labelOf(bookingEntry), detail: words.chooseDoctor },
        ]}
      />
    </Tier>
  );
}
