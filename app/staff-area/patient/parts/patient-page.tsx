import { type ReactNode, useId } from 'react';
import { href, Link } from 'react-router';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { safeToCallText } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { formatMoney } from '#app/money/money.ts';
import { isCancelledReceipt, methodLabels, type Payment, receiptText } from '#app/payments/payment.values.ts';
import { receiptPath } from '#app/payments/receipt-paths.ts';
import { longDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { Cell, DetailRow, Row, Table } from '#app/ui/table/table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath, newAppointmentPath } from '../../frame/desk-paths.ts';
import { statusTone } from '../../front-desk/parts/desk-row.tsx';
import { MessageHistory } from '../../messages/message-history.tsx';
import type { Patient } from '../patient.server.ts';
import * as css from './patient.css.ts';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function Figure({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.number}>{children}</dd>
    </div>
  );
}

interface VisitTableProps {
  readonly caption: string;
  readonly visits: readonly Patient['past'][number][];
  readonly isMoneyShown: boolean;
  /** True if several names share the phone, so that each row must say whose visit it is. */
  readonly isNameShown: boolean;
  readonly empty: string;
}

function VisitTable({ caption, visits, isMoneyShown, isNameShown, empty }: VisitTableProps) {
  const columns = [
    'When',
    ...(isNameShown ? ['Name'] : []),
    'Doctor',
    'Reference',
    'Status',
    ...(isMoneyShown ? ['To pay'] : []),
  ];
  return (
    <Table caption={caption} columns={columns}>
      {visits.map((visit) => (
        <Row key={visit.id}>
          <Cell label="When">
            <Link to={appointmentPath(visit.id)} className={textLink}>
              {longDate(visit.day)}, {slotLabel(visit.minute)}
            </Link>
          </Cell>
          {isNameShown && <Cell label="Name">{visit.patientName}</Cell>}
          <Cell label="Doctor">
            <Cluster gap="2">
              {visit.doctorName}
              {visit.visit === 'video' && <Badge tone="neutral">Video</Badge>}
            </Cluster>
          </Cell>
          <Cell label="Reference">{referenceText(visit.reference)}</Cell>
          <Cell label="Status">
            <Badge tone={statusTone(visit)}>{statusText(visit)}</Badge>
          </Cell>
          {isMoneyShown && (
            <Cell label="To pay">
              {visit.due !== null && visit.due > 0 ? (
                <Link to={`${appointmentPath(visit.id)}/payment`} className={textLink}>
                  {formatMoney(visit.due)}
                </Link>
              ) : (
                'Nothing'
              )}
            </Cell>
          )}
        </Row>
      ))}
      {visits.length === 0 && <DetailRow columns={columns.length}>{empty}</DetailRow>}
    </Table>
  );
}

function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <Table caption="Payments" columns={['Day', 'Amount', 'Doctor', 'Receipt']}>
      {payments.map((payment) => (
        <Row key={payment.id}>
          <Cell label="Day">{longDate(payment.day)}</Cell>
          <Cell label="Amount">
            <Cluster gap="2">
              {`${formatMoney(payment.amountPaise)}, ${methodLabels[payment.method]}`}
              {payment.refundedPaise > 0 && (
                <Badge tone="danger">
                  {isCancelledReceipt(payment)
                    ? 'Refunded'
                    : `${formatMoney(payment.refundedPaise)} refunded`}
                </Badge>
              )}
            </Cluster>
          </Cell>
          <Cell label="Doctor">{payment.doctorName}</Cell>
          <Cell label="Receipt">
            <a href={receiptPath(payment.id)} className={textLink}>
              {receiptText(payment)}
            </a>
          </Cell>
        </Row>
      ))}
      {payments.length === 0 && <DetailRow columns={4}>No payments</DetailRow>}
    </Table>
  );
}

function CallList({ callbacks }: Pick<Patient, 'callbacks'>) {
  return (
    <Table caption="Calls" columns={['Asked', 'Name', 'Tries', 'Status']}>
      {callbacks.map(({ id, asked, name, tries, status }) => (
        <Row key={id}>
          <Cell label="Asked">{asked}</Cell>
          <Cell label="Name">{name}</Cell>
          <Cell label="Tries">{tries === 0 ? 'None yet' : tries}</Cell>
          <Cell label="Status">
            {status === 'open' ? (
              <Link to={href('/dashboard/Callbacks')} className={textLink}>
                To call
              </Link>
            ) : (
              <Badge tone="positive">Done</Badge>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Everything that the desk knows of one phone: coming and past visits, money, messages, calls. Notes are never shown here. */
export function PatientPage({ patient }: { readonly patient: Patient }) {
  const { phone, names, safeToCall, latestId, counts, coming, past, money, messages, callbacks } = patient;
  const shared = { isMoneyShown: money !== null, isNameShown: names.length > 1 };
  return (
    <>
      <Cluster align="between" gap="4">
        <Cluster gap="3">
          <a href={phoneHref(phone)} className={textLink}>
            {phone}
          </a>
          {latestId !== null && (
            <Badge tone={safeToCall ? 'neutral' : 'danger'}>{safeToCallText(safeToCall)}</Badge>
          )}
        </Cluster>
        {latestId && (
          <RouterButtonLink to={newAppointmentPath({ person: latestId })}>Enter appointment</RouterButtonLink>
        )}
      </Cluster>
      {names.length > 1 && <p>{`Under this phone: ${names.join(', ')}.`}</p>}
      <dl className={css.figures}>
        <Figure term="Visits">{counts.kept}</Figure>
        <Figure term="To come">{coming.length}</Figure>
        <Figure term="Did not come">{counts.missed}</Figure>
        {money && <Figure term="To pay">{formatMoney(money.due)}</Figure>}
      </dl>
      <Part title="To come">
        <VisitTable caption="Visits to come" visits={coming} empty="No visit to come" {...shared} />
      </Part>
      <Part title="Today and before">
        <VisitTable caption="Visits today and before" visits={past} empty="No visit before" {...shared} />
      </Part>
      {money && (
        <Part title="Payments">
          <PaymentTable payments={money.payments} />
        </Part>
      )}
      {messages.length > 0 && (
        <Part title="Messages">
          <MessageHistory lines={messages} />
        </Part>
      )}
      {callbacks.length > 0 && (
        <Part title="Calls">
          <CallList callbacks={callbacks} />
        </Part>
      )}
    </>
  );
}
