import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { erasureCutoff, minimumRetentionDays } from '#app/appointments/appointment-privacy.server.ts';
import { listAppointmentsOfPhone } from '#app/appointments/person-appointments.queries.server.ts';
import { listWaitingOfPhone } from '#app/appointments/waiting-list/waiting.queries.server.ts';
import { listCallbacksOfPhone } from '#app/callbacks/callback.queries.server.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { listMessagesOf, readStopped } from '#app/messages/message.queries.server.ts';
import { messageDays } from '#app/messages/message.values.ts';
import { listPaymentsOfAll } from '#app/payments/payment.queries.server.ts';
import type { Payment } from '#app/payments/payment.values.ts';
import { lastRetainedDay } from '#app/payments/payment-privacy.server.ts';
import { listSaidOf } from '#app/payments/said-payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import type { PersonRecords } from './person-records.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

interface Dated {
  readonly createdAt: Date;
}

/** Whether a record is younger than the retention period that the law requires. Its erasure waits until then. */
const isYoung = ({ createdAt }: Dated, now: Date) => createdAt >= erasureCutoff(now);

/** The day on which the newest of these records reaches the end of the retention period that the law requires. */
const lastDay = (records: readonly Dated[]) =>
  longDate(
    records
      .map(({ createdAt }) => addDays(dayInIndia(createdAt), minimumRetentionDays))
      .reduce((one, other) => (one > other ? one : other)),
  );

/** The last day on which a receipt of these payments has the person's name. */
const lastDayOfReceipts = (payments: readonly Pick<Payment, 'financialYear'>[]) =>
  longDate(lastRetainedDay(Math.max(...payments.map(({ financialYear }) => financialYear))));

interface Found {
  readonly visits: readonly AppointmentSummary[];
  readonly callbacks: readonly Dated[];
  readonly waiting: readonly Dated[];
  readonly messages: number;
  readonly payments: readonly Pick<Payment, 'financialYear'>[];
  /** Payments that the person said to have made. */
  readonly said: readonly Dated[];
  /** Whether the owner of the phone wants no messages. */
  readonly isStopped: boolean;
}

/** Lists what an erasure removes at once, and what stays for how long. */
export function erasureLines(
  { visits, callbacks, waiting, messages, payments, said, isStopped }: Found,
  now: Date,
): Pick<PersonRecords, 'goes' | 'stays'> {
  const young = {
    visits: visits.filter((one) => isYoung(one, now)),
    waiting: waiting.filter((one) => isYoung(one, now)),
  };
  const old = { visits: visits.length - young.visits.length, waiting: waiting.length - young.waiting.length };
  const year = 'the law asks for a year';
  const lines = (...all: readonly (readonly [boolean, () => string])[]) =>
    all.filter(([isShown]) => isShown).map(([, line]) => line());
  return {
    goes: lines(
      [old.visits > 0, () => `Names, phone and mail of ${counted(old.visits, 'visit')}, older than a year`],
      [
        visits.length > 0,
        () =>
          `Notes, reasons, age and sex, best time, name to say and answers about messages of ${counted(visits.length, 'visit')}`,
      ],
      [
        callbacks.length > 0,
        () =>
          `Best time, name to say and answer about messages of ${counted(callbacks.length, 'request')} for a call`,
      ],
      [
        old.waiting > 0,
        () => `${counted(old.waiting, 'entry', 'entries')} of the waiting list, older than a year`,
      ],
      [messages > 0, () => 'Messages that have not gone out'],
    ),
    stays: lines(
      [
        young.visits.length > 0,
        () =>
          `Names, phone and mail of ${counted(young.visits.length, 'visit')}, until ${lastDay(young.visits)}: ${year}`,
      ],
      [
        callbacks.length > 0,
        () =>
          `Name and phone of ${counted(callbacks.length, 'request')} for a call, until ${lastDay(callbacks)}: ${year}`,
      ],
      [
        young.waiting.length > 0,
        () =>
          `${counted(young.waiting.length, 'entry', 'entries')} of the waiting list, until ${lastDay(young.waiting)}: ${year}`,
      ],
      [
        payments.length > 0,
        () =>
          `${counted(payments.length, 'payment')} with the name on the receipt, until ${lastDayOfReceipts(payments)}: books are kept for ${recordRetention.receiptYears} financial years`,
      ],
      [
        said.length > 0,
        () =>
          `${counted(said.length, 'bank number')} of payments that the person said to have made, until ${lastDay(said)}: ${year}`,
      ],
      [visits.length > 0, () => 'Day, doctor and outcome of each visit, without a name, for counts'],
      [
        messages > 0,
        () =>
          `Records of ${counted(messages, 'message')}, without name, phone and text, for ${messageDays} days`,
      ],
      [isStopped, () => 'The phone number alone, so that nobody sends messages to a person who wants none'],
    ),
  };
}

/** Reads the records stored under a phone, up to the limit of each query for one person. */
export async function readPersonRecords(database: Database, phone: string, now: Date) {
  const [visits, callbacks, waiting] = await Promise.all([
    listAppointmentsOfPhone(database, phone),
    listCallbacksOfPhone(database, phone),
    listWaitingOfPhone(database, phone),
  ]);
  const visitIds = visits.map(({ id }) => id);
  const [messages, payments, said, stopped] = await Promise.all([
    listMessagesOf(database, [...visitIds, ...callbacks.map(({ id }) => id)]),
    listPaymentsOfAll(database, visitIds),
    listSaidOf(database, visitIds),
    readStopped(database, [phone]),
  ]);
  const names = [
    ...visits.flatMap(({ patientName, bookerName, adultName }) => [patientName, bookerName, adultName]),
    ...callbacks.map(({ name }) => name),
    ...waiting.map(({ patientName }) => patientName),
  ];
  const records: PersonRecords = {
    phone,
    names: [...new Set(names.filter((name) => name !== null))],
    visits: visits.length,
    callbacks: callbacks.length,
    waiting: waiting.length,
    messages: messages.length,
    payments: payments.length,
    ...erasureLines(
      {
        ...{ visits, callbacks, waiting, messages: messages.length, payments },
        said: said.map(({ saidAt }) => ({ createdAt: saidAt })),
        isStopped: stopped.has(phone),
      },
      now,
    ),
  };
  return { records, latest: { visit: visits[0]?.id, call: callbacks[0]?.id, entry: waiting[0]?.id } };
}
