import { Link } from 'react-router';
import { safeToCallText, visitLabels } from '#app/appointments/appointment.values.ts';
import { dayText, statusText } from '#app/appointments/appointment.words.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { Cell, DetailRow, Row, Table } from '#app/ui/table/table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { anotherDoctor, appointmentPath } from '../../frame/desk-paths.ts';
import type { LeaveVisit } from '../leave-visits.server.ts';
import * as css from './desk.css.ts';
import { statusTone } from './desk-row.tsx';

const columns = ['Time', 'Name', 'Phone', 'Status', 'Actions'] as const;

interface LeaveVisitsTableProps {
  readonly visits: readonly LeaveVisit[];
  /** Address of the list, to which each action leads back. */
  readonly back: string;
}

/** The visits during a leave, each with every way to help the person. */
export const LeaveVisitsTable = ({ visits, back }: LeaveVisitsTableProps) => (
  <Table caption="Visits that nobody would see" columns={columns}>
    {visits.map((visit) => (
      <Row key={visit.id}>
        <Cell label="Time">
          <span className={css.time}>{slotLabel(visit.minute)}</span>
          <br />
          <span className={css.small}>{dayText(visit.day)}</span>
        </Cell>
        <Cell label="Name">
          <div className={css.person}>
            <Link to={appointmentPath(visit.id)} className={`${textLink} ${css.name}`}>
              {visit.patientName}
            </Link>
            <span className={css.small}>
              {`${visit.doctorName}, ${visitLabels[visit.visit].toLowerCase()}`}
            </span>
            <Badge tone="danger">{visit.absence}</Badge>
          </div>
        </Cell>
        <Cell label="Phone">
          <div className={css.person}>
            <a href={phoneHref(visit.phone)} className={textLink}>
              {visit.phone}
            </a>
            {visit.safeToCall !== true && (
              <span className={css.small}>{safeToCallText(visit.safeToCall)}</span>
            )}
          </div>
        </Cell>
        <Cell label="Status">
          <Badge tone={statusTone(visit)}>{statusText(visit)}</Badge>
        </Cell>
        <Cell label="Actions">
          <VisitActions visit={visit} back={back} />
        </Cell>
      </Row>
    ))}
    {visits.length === 0 && (
      <DetailRow columns={columns.length}>
        Nobody is booked with a doctor who is away, or on a closed day
      </DetailRow>
    )}
  </Table>
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
    <Cluster gap="2">
      {actions
        .filter((action) => action !== false)
        .map(({ label, to }) => (
          <RouterButtonLink key={label} to={to} size="small" variant="secondary">
            {label}
            <VisuallyHidden>{`: ${patientName}`}</VisuallyHidden>
          </RouterButtonLink>
        ))}
    </Cluster>
  );
}
