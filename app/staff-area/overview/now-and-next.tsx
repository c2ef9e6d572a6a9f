import { Link } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath, deskPath } from '../frame/desk-paths.ts';
import { SafeToCall } from '../front-desk/parts/safe-to-call.tsx';
import type { NowAndNext, PeopleNow, PersonNow } from './now-and-next.ts';
import * as css from './overview.css.ts';

function Person({ person }: { readonly person: PersonNow }) {
  const { id, minute, patientName, doctorName, remark, absence, safeToCall, status } = person;
  return (
    <li className={css.person}>
      <span className={css.time}>{slotLabel(minute)}</span>
      <span className={css.who}>
        <Link to={appointmentPath(id)} className={textLink}>
          {patientName}
        </Link>
        <span className={css.marks}>
          {remark === null ? <Badge tone={status.tone}>{status.text}</Badge> : <strong>{remark}</strong>}
          {absence && <Badge tone="danger">{absence}</Badge>}
        </span>
        <span className={css.second}>
          {doctorName} <SafeToCall answer={safeToCall} />
        </span>
      </span>
    </li>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: PeopleNow;
}

function People({ title, people: { count, shown } }: PeopleProps) {
  if (count === 0) return null;
  const rest = count - shown.length;
  return (
    <div className={css.people}>
      <h3 className={css.subheading}>{title}</h3>
      <ul role="list" className={css.list}>
        {shown.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {rest > 0 && (
        <Link to={deskPath} className={textLink}>
          {`${rest} more in the list of the day`}
        </Link>
      )}
    </div>
  );
}

/** Shows who waits, who is late and who comes next. A list without people is left out. */
export function NowAndNextLists({ lists: { waiting, late, next } }: { readonly lists: NowAndNext }) {
  return (
    <div className={css.columns}>
      <People title={`Waiting: ${waiting.count}`} people={waiting} />
      <People title={`Late: ${late.count}`} people={late} />
      <People title="Next" people={next} />
    </div>
  );
}
