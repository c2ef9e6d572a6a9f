import { type ReactNode, useId } from 'react';
import { href, Link } from 'react-router';
import { referenceText } from '#app/appointments/appointment.reference.ts';
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
import { RowTable } from '#app/ui/table/row-table.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { appointmentPath, newAppointmentPath } from '../../frame/desk-paths.ts';
import { statusTone } from '../../front-desk/desk-steps.ts';
import { SafeToCall } from '../../front-desk/parts/safe-to-call.tsx';
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

type Visit = Patient['past'][number];

interface VisitTableProps {
  readonly caption: string;
  readonly visits: readonly Visit[];
  readonly isMoneyShown: boolean;
  /** True if several names share the phone, so that each row must say whose visit it is. */
  readonly isNameShown: boolean;
  readonly empty: string;
}

const VisitTable = ({ caption, visits, isMoneyShown, isNameShown, empty }: VisitTableProps) => (
  <RowTable<Visit>
    caption={caption}
    rows={visits}
    kinds={{ When: 'line', 'To pay': 'figure' }}
    empty={empty}
    columns={{
      When: ({ id, day, minute }) => (
        <Link to={appointmentPath(id)} className={textLink}>
          {longDate(day)}, {slotLabel(minute)}
        </Link>
      ),
      ...(isNameShown && { Name: ({ patientName }: Visit) => patientName }),
      Doctor: ({ doctorName, visit }) => (
        <Cluster gap="2">
          {doctorName}
          {visit === 'video' && <Badge tone="neutral">Video</Badge>}
        </Cluster>
      ),
      Reference: ({ reference }) => referenceText(reference),
      Status: (visit) => <Badge tone={statusTone(visit)}>{statusText(visit)}</Badge>,
      ...(isMoneyShown && {
        'To pay': ({ id, due }: Visit) =>
          due !== null && due > 0 ? (
            <Link to={`${appointmentPath(id)}/payment`} className={textLink}>
              {formatMoney(due)}
            </Link>
          ) : (
            'Nothing'
          ),
      }),
    }}
  />
);

const PaymentTable = ({ payments }: { readonly payments: readonly Payment[] }) => (
  <RowTable
    caption="Payments"
    rows={payments}
    kinds={{ Day: 'line', Amount: 'figure' }}
    empty="No payments"
    columns={{
      Day: ({ day }) => longDate(day),
      Amount: ({ amountPaise }) => formatMoney(amountPaise),
      'Paid by': (payment) => (
        <Cluster gap="2">
          {methodLabels[payment.method]}
          {payment.refundedPaise > 0 && (
            <Badge tone="danger">
              {isCancelledReceipt(payment) ? 'Refunded' : `${formatMoney(payment.refundedPaise)} refunded`}
            </Badge>
          )}
        </Cluster>
      ),
      Doctor: ({ doctorName }) => doctorName,
      Receipt: (payment) => (
        <a href={receiptPath(payment.id)} className={textLink}>
          {receiptText(payment)}
        </a>
      ),
    }}
  />
);

const CallList = ({ callbacks }: Pick<Patient, 'callbacks'>) => (
  <RowTable
    caption="Calls"
    rows={callbacks}
    kinds={{ Asked: 'line' }}
    columns={{
      Asked: ({ asked }) => asked,
      Name: ({ name }) => name,
      Tries: ({ tries }) => (tries === 0 ? 'None yet' : tries),
      Status: ({ status }) =>
        status === 'open' ? (
          <Link to={href('/dashboard/Callbacks')} className={textLink}>
            To call
          </Link>
        ) : (
          <Badge tone="positive">Done</Badge>
        ),
    }}
  />
);

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
          {latestId !== null && <SafeToCall answer={safeToCall} isYesShown />}
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
      {money?.packs.map(({ id, text }) => (
        <p key={id}>{`Pack of sessions. ${text}.`}</p>
      ))}
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
