/**
 * Rules that hold after every round of `money-races.ts`. The audit log has the order in which the database wrote. Its
 * entries are replayed one by one, and each act must have been allowed at its place in this order.
 */
import type { statuses } from '#app/appointments/appointment.values.ts';
import { today } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { type ActName, type Plan, type Subject, targetDay } from './race-acts.ts';

/** Action of the audit log that each act writes. */
const actionOf: Readonly<Record<ActName, string>> = {
  payment: 'payment.record',
  discount: 'payment.discount',
  refund: 'payment.refund',
  move: 'appointment.move',
  cancel: 'appointment.cancel',
  erase: 'appointment.erase',
  'doctor deleted': 'doctor.delete',
  'leave entered': 'doctor.update',
};

export interface Answer {
  readonly name: ActName;
  readonly status: number;
}

/** Whether the site confirmed an act: the API answers 2xx, a form redirects. */
export const isDone = ({ status }: Answer) => status < 400;

interface AppointmentRow {
  readonly status: (typeof statuses)[number];
  readonly day: string;
  readonly version: number;
  readonly fee_paise: number;
  readonly phone: string;
  readonly note: string | null;
  readonly cancel_reason: string | null;
  readonly anonymised_at: number | null;
}
interface PaymentRow {
  readonly id: string;
  readonly amount_paise: number;
  readonly refunded_paise: number;
  readonly given: number | null;
}
interface AuditRow {
  readonly action: string;
  readonly target: string;
  readonly before: string | null;
  readonly after: string | null;
}
interface ChangeRow {
  readonly what: string;
  readonly version: number;
  readonly reason: string | null;
}

export interface Rows {
  readonly appointment: AppointmentRow;
  readonly doctor: { readonly is_deleted: number; readonly version: number; readonly leave: string };
  /** Paise. */
  readonly discount: number;
  /** Sum of the refunds that lowered the fee, in paise. */
  readonly reduction: number;
  readonly payments: readonly PaymentRow[];
  readonly changes: readonly ChangeRow[];
  readonly audit: readonly AuditRow[];
  readonly receipts: readonly {
    readonly financial_year: number;
    readonly count: number;
    readonly last: number;
  }[];
}

/**
 * Reads the rows of a round in one batch, so that all of them are of one moment. Audit entries of reads are left out,
 * because a refused form shows the appointment again and so writes such an entry.
 */
export async function readRows({ binding }: Site, { appointmentId, doctorId }: Subject): Promise<Rows> {
  const results = await binding.batch([
    binding.prepare('select * from appointments where id = ?').bind(appointmentId),
    binding.prepare('select is_deleted, version, leave from doctors where id = ?').bind(doctorId),
    binding
      .prepare('select discount_paise, reduction_paise from bills where appointment_id = ?')
      .bind(appointmentId),
    binding
      .prepare(
        `select id, amount_paise, refunded_paise, (select sum(amount_paise) from refunds where payment_id = payments.id) as given
         from payments where appointment_id = ? order by rowid`,
      )
      .bind(appointmentId),
    binding
      .prepare(
        'select what, version, reason from appointment_changes where appointment_id = ? order by rowid',
      )
      .bind(appointmentId),
    binding
      .prepare(
        `select action, target, before, after from audit_log where action not in ('appointment.read', 'appointment.read-person')
         and (target in (?1, ?2) or target in (select id from payments where appointment_id = ?1)) order by rowid`,
      )
      .bind(appointmentId, doctorId),
    binding.prepare(
      'select financial_year, count(*) as count, max(receipt_number) as last from payments group by financial_year',
    ),
  ]);
  const rows = results.map((one) => one.results) as never as readonly unknown[][];
  const bill = rows[2]?.[0] as { discount_paise: number; reduction_paise: number } | undefined;
  return {
    appointment: rows[0]?.[0] as AppointmentRow,
    doctor: rows[1]?.[0] as Rows['doctor'],
    discount: bill?.discount_paise ?? 0,
    reduction: bill?.reduction_paise ?? 0,
    payments: rows[3] as PaymentRow[],
    changes: rows[4] as ChangeRow[],
    audit: rows[5] as AuditRow[],
    receipts: rows[6] as Rows['receipts'][number][],
  };
}

const count = (values: readonly unknown[], matches: (value: never) => boolean) =>
  values.filter((value) => matches(value as never)).length;

/** The entries that the round added. */
const addedTo = (before: Rows, after: Rows) => after.audit.slice(before.audit.length);

const isLive = (status: string) => status === 'requested' || status === 'confirmed';
const isOwed = (status: string) => status !== 'cancelled' && status !== 'no-show';
const paidOf = (rows: Rows) =>
  rows.payments.reduce((sum, { amount_paise, refunded_paise }) => sum + amount_paise - refunded_paise, 0);

/** Each confirmed act has one entry in the audit log, and no other act has one. */
function auditEqualsAnswers(before: Rows, after: Rows, plan: Plan, answers: readonly Answer[]): string[] {
  return Object.entries(actionOf).flatMap(([name, action]) => {
    const done = count(answers, (one: Answer) => one.name === name && isDone(one));
    // After the first erasure of an old appointment no row has the phone any more.
    const expected = name === 'erase' && plan.isOld ? Math.min(done, 1) : done;
    const written = count(addedTo(before, after), (one: AuditRow) => one.action === action);
    // A leave that is saved just before the deletion may be answered with "There is no such doctor".
    const isGone = ({ status }: Answer) => name === 'leave entered' && status === 404;
    const most = expected + count(answers, (one: Answer) => one.name === name && isGone(one));
    return written >= expected && written <= most
      ? []
      : [`${written} entries ${action} for ${expected} confirmed acts`];
  });
}

/** Each entry of the audit log has its change, and each change its entry. */
function auditEqualsChanges({ audit, changes, payments, appointment, doctor }: Rows): string[] {
  const entries = (action: string) => count(audit, (one: AuditRow) => one.action === action);
  const changed = (what: string) => count(changes, (one: ChangeRow) => one.what === what);
  const versions = new Set(changes.map(({ version }) => version)).size;
  const pairs: readonly (readonly [string, number, number])[] = [
    ['payments', entries('payment.record'), payments.length],
    ['moves', entries('appointment.move'), changed('moved')],
    ['cancellations', entries('appointment.cancel'), changed('cancelled')],
    ['deletions of the doctor', entries('doctor.delete'), doctor.is_deleted],
    ['versions of the doctor', 1 + entries('doctor.update') + entries('doctor.delete'), doctor.version],
    [
      'versions of the appointment',
      versions + (appointment.anonymised_at === null ? 0 : 1),
      appointment.version,
    ],
  ];
  const snapshots = audit.filter(({ action }) => action.startsWith('doctor.'));
  const isChain = snapshots.every(
    ({ before }, index) => index === 0 || before === snapshots[index - 1]?.after,
  );
  return [
    ...pairs.flatMap(([what, expected, found]) =>
      expected === found ? [] : [`${what}: ${expected} by the audit log, ${found} by the rows`],
    ),
    ...(isChain ? [] : ['a snapshot of the doctor in the audit log does not continue the one before']),
  ];
}

/** Replays the entries of the round, and compares the final state with the rows. */
function replay(before: Rows, after: Rows, plan: Plan): string[] {
  const wrong: string[] = [];
  const fee = before.appointment.fee_paise;
  let { status, day } = before.appointment;
  let paid = paidOf(before);
  let { discount, reduction } = before;
  let isDeleted = false;
  let isOnLeave = false;
  let reasonsSince = 0;
  let isErased = false;
  const allow = (isAllowed: boolean, problem: string) => {
    if (!isAllowed) wrong.push(problem);
  };
  for (const { action } of addedTo(before, after)) {
    switch (action) {
      case 'payment.record':
        allow(isOwed(status), 'a payment after the cancellation');
        paid += plan.pay * 100;
        allow(fee - discount - reduction >= paid, 'a payment above the amount due');
        break;
      case 'payment.discount':
        discount = plan.discount * 100;
        allow(fee - discount - reduction >= paid, 'a discount above the amount due');
        break;
      case 'payment.refund':
        paid -= plan.refund * 100;
        if (plan.lowersFee) reduction += plan.refund * 100;
        allow(paid >= 0, 'a refund above the payment');
        break;
      case 'appointment.move':
        allow(isLive(status), 'a move of a cancelled appointment');
        allow(!isDeleted, 'a move to a deleted doctor');
        allow(!isOnLeave, 'a move into the leave');
        day = targetDay();
        break;
      case 'appointment.cancel':
        allow(isLive(status), 'a second cancellation');
        status = 'cancelled';
        reasonsSince += 1;
        break;
      case 'appointment.erase':
        allow(!(isLive(status) && day >= today()), 'an erasure with an appointment to come');
        isErased = true;
        reasonsSince = 0;
        break;
      case 'doctor.update':
        allow(!isDeleted, 'a leave of a deleted doctor');
        isOnLeave = true;
        break;
      case 'doctor.delete':
        allow(!isDeleted, 'a second deletion');
        isDeleted = true;
        break;
      default:
        wrong.push(`an entry ${action} that no act writes`);
    }
  }
  const { appointment } = after;
  allow(appointment.status === status, `status ${appointment.status}, by the audit log ${status}`);
  allow(appointment.day === day, `day ${appointment.day}, by the audit log ${day}`);
  allow(paidOf(after) === paid, `paid ${paidOf(after)} paise, by the audit log ${paid}`);
  allow(after.reduction === reduction, `reduction ${after.reduction} paise, by the audit log ${reduction}`);
  allow(after.discount === discount, `discount ${after.discount} paise, by the audit log ${discount}`);
  if (isErased) {
    const reasons = count(after.changes, ({ reason }: ChangeRow) => reason !== null);
    allow(appointment.note === null, 'a note after the erasure');
    allow(reasons <= reasonsSince, 'a reason in the history after the erasure');
    allow(appointment.cancel_reason === null || reasonsSince > 0, 'a reason after the erasure');
    allow(!plan.isOld || appointment.phone === '', 'a phone after the erasure');
  }
  return wrong;
}

/** Receipts of a financial year are numbered from 1, each number once. */
const receiptsWithoutGap = ({ receipts }: Rows) =>
  receipts.flatMap(({ financial_year, count: found, last }) =>
    found === last ? [] : [`${found} receipts in ${financial_year}, the last has number ${last}`],
  );

const refundsEqualRows = ({ payments }: Rows) =>
  payments.flatMap(({ refunded_paise, given, amount_paise }) =>
    refunded_paise === (given ?? 0) && refunded_paise <= amount_paise
      ? []
      : [`refunded ${refunded_paise} paise of ${amount_paise}, refunds have ${given}`],
  );

/** The amounts of the API are those of the rows. */
function shownEqualsRows(rows: Rows, shown: { readonly paid: number; readonly due: number }): string[] {
  const paid = paidOf(rows);
  const due = isOwed(rows.appointment.status)
    ? rows.appointment.fee_paise - rows.discount - rows.reduction - paid
    : 0;
  return [
    ...(due < 0 ? [`${-due} paise more than the fee are paid`] : []),
    ...(shown.paid * 100 === paid
      ? []
      : [`the API shows ${shown.paid} rupees paid, the rows have ${paid} paise`]),
    ...(shown.due * 100 === Math.max(due, 0)
      ? []
      : [`the API shows ${shown.due} rupees due, the rows have ${due} paise`]),
  ];
}

/** Returns the rules that a round broke. */
export const brokenRules = (
  before: Rows,
  after: Rows,
  plan: Plan,
  answers: readonly Answer[],
  shown: { readonly paid: number; readonly due: number },
): readonly string[] => [
  ...answers.filter(({ status }) => status >= 500).map(({ name, status }) => `${name} answered ${status}`),
  ...auditEqualsAnswers(before, after, plan, answers),
  ...auditEqualsChanges(after),
  ...replay(before, after, plan),
  ...receiptsWithoutGap(after),
  ...refundsEqualRows(after),
  ...shownEqualsRows(after, shown),
];
