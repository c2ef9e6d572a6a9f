import { Fragment } from 'react';
import { type BedStatement, bedStatementHours } from '#app/hospital-facts/free-bed.ts';
import { publicPages, treatmentGroups } from '#app/navigation/pages.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { EmergencyCareLine } from '#app/ui/contact/emergency-care-line.tsx';
import { OpenNow } from '#app/ui/contact/open-now.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { referWords } from '#messages/content/refer/refer.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { Prose } from '../reading/prose.tsx';
import * as css from './refer.css.ts';

interface BedProps {
  /** The statement of staff within the last hours; null if nothing. */
  readonly said: BedStatement | null;
}

/** Whom to ring, and whether a bed is free: what a doctor who refers needs first. */
export function ReferAnswer({ said }: BedProps) {
  const words = useWords(referWords);
  return (
    <div className={css.answer}>
      <p>{words.lead}</p>
      <div>
        <CallButton />
      </div>
      <OpenNow />
      <FreeBed said={said} />
    </div>
  );
}

function FreeBed({ said }: BedProps) {
  const { beds } = useWords(referWords);
  const { weekdayDate } = useWords(clockWords);
  const { time } = useWords(openingWords);
  if (!said) return <p className={css.bed}>{beds.unknown(bedStatementHours)}</p>;
  const moment = new Date(said.saidAt);
  const when = `${weekdayDate(dayInIndia(moment))}, ${time(minuteInIndia(moment))}`;
  return <p className={css.bed}>{said.isFree ? beds.free(when) : beds.full(when)}</p>;
}

/** The message to give us and how to send it, our fields of care and their limits, and the way back. */
export function Refer() {
  const { hospital } = useHospitalFacts();
  const words = useWords(referWords);
  const { pathTo, groupTitle } = usePageLocale();
  const { tell, send, take, notTake, back } = words;
  return (
    <Prose>
      <h2 id="tell">{tell.title}</h2>
      <Points of={tell.points} />
      <h2 id="send">{send.title}</h2>
      <Points of={send.points} />
      <h2 id="take">{take.title}</h2>
      <p>
        {take.beds(hospital.beds)} {take.house}
      </p>
      <p>
        {take.fields}{' '}
        {treatmentGroups.map((group, index) => (
          <Fragment key={group.id}>
            {index > 0 && ', '}
            <TextLink href={pathTo(group.pages[0].path)}>{groupTitle(group)}</TextLink>
          </Fragment>
        ))}
        {take.end}
      </p>
      <p>
        <TextWithLink words={take.unwilling} href={`${publicPages.rights.path}#admission`} />
      </p>
      <h2 id="not-take">{notTake.title}</h2>
      <EmergencyCareLine linksToDepartments />
      <p>
        {notTake.body} {notTake.fields}
      </p>
      <h2 id="back">{back.title}</h2>
      <p>{back.letter}</p>
      <p>
        <TextWithLink words={back.records} href={`${publicPages.rights.path}#records`} />
      </p>
    </Prose>
  );
}

function Points({ of: points }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
