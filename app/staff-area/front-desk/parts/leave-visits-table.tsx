import { Link } from 'react-router';
import { statusText } from '#app/appointments/appointment.words.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { anotherDoctor, appointmentPath } from '../../frame/desk-paths.ts';
import { statusTone } from '../desk-steps.ts';
import type { LeaveVisit } from '../leave-visits.server.ts';
import * as css from './desk.css.ts';
import { visitPhone, visitTime } from './visit-cells.tsx';

interface LeaveVisitsTableProps {
  readonly visits: readonly LeaveVisit[];
  /** Address of the list, to which each action leads back. */
  readonly back: string;
}

/** The visits that nobody would see, each with every way to help the person. */
export const LeaveVisitsTable = ({ visits, back }: LeaveVisitsTableProps) => (
  <RowTable
    caption="Visits that nobody would see"
    rows={visits}
    kinds={{ Time: 'line' }}
    empty="Nobody is booked with a doctor who is away, or on a closed day"
    columns={{
      Time: (visit) => (
        <>
          {visitTime(visit)}
          <br />
          <Badge tone="danger">{visit.absence}</Badge>
        </>
      ),
      Name: ({ id, patientName, doctorName, visit }) => (
        <div className={css.person}>
          <Link to={appointmentPath(id)} className={`${textLink} ${css.name}`}>
            {patientName}
          </Link>
          <span className={css.small}>{visit === 'video' ? `${doctorName}, by video` : doctorName}</span>
        </div>
      ),
      Phone: visitPhone,
      Status: (visit) => <Badge tone={statusTone(visit)}>{statusText(visit)}</Badge>,
      Actions: (visit) => <VisitActions visit={visit} back={back} />,
    }}
  />
);

function VisitActions({ visit: { id, patientName, isOpenDay }, back }: { visit: LeaveVisit; back: string }) {
  const path = appointmentPath(id);
  const actions = [
    { label: 'Move', to: `${path}/move?${new URLSearchParams({ back })}` },
    isOpenDay && {
      label: 'Another doctor',
      to: `${path}/move?${new URLSearchParams({ to: anotherDoctor, back })}`,
    },
    { label: 'Message', to: `${path}#message-heading` },
    { label: 'Cancel', to: `${path}/cancel?${new URLSearchParams({ back })}` },
  ];
  return (
    <div className={css.rowButtons}>
      {actions
        .filter((action) => action !== false)
        .map(({ label, to }) => (
          <RouterButtonLink key={label} to={to} size="small" variant="secondary">
            {label}
            <VisuallyHidden>{`: ${patientName}`}</VisuallyHidden>
          </RouterButtonLink>
        ))}
    </div>
  );
}
