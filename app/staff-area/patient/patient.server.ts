import type { Permission } from '#app/accounts/staff/permissions.ts';
import { referenceOf } from '#app/appointments/appointment.reference.ts';
import { type AppointmentSummary, appointmentActions } from '#app/appointments/appointment.values.ts';
import {
  findPhoneOfReference,
  listAppointmentsOfPhone,
} from '#app/appointments/person-appointments.queries.server.ts';
import { listCallbacksOfPhone } from '#app/callbacks/callback.queries.server.ts';
import { callbackActions } from '#app/callbacks/callback.values.ts';
import { parsePhone, phoneFault } from '#app/contact-details/phone.ts';
import { listMessagesOf } from '#app/messages/message.queries.server.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { type Paise, sumOf } from '#app/money/money.ts';
import { listPaymentsOfAll } from '#app/payments/payment.queries.server.ts';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { momentText } from '#app/time/moment-text.ts';
import { withMoney } from '../front-desk/desk.server.ts';
import { listPacksLeft } from '../front-desk/pack-session.server.ts';
import { summariseVisits } from '../front-desk/visit-summary.ts';
import { messageLines } from '../messages/message-lines.server.ts';

/** Result of a search for a person. `phone` has ten digits; null if nothing was asked or nothing matches. */
interface FoundPhone {
  readonly phone: string | null;
  /** Message beside the search field. */
  readonly error: string | null;
}

/** Finds the phone that an address asks for, by phone or by the reference of an appointment. */
export async function findAskedPhone(database: Database, search: URLSearchParams): Promise<FoundPhone> {
  const asked = (search.get('phone') ?? search.get('reference') ?? '').trim();
  if (asked === '') return { phone: null, error: null };
  const digits = parsePhone(asked);
  if (digits !== undefined) return { phone: digits, error: null };
  const reference = referenceOf(asked);
  if (reference === undefined)
    return {
      phone: null,
      error: `${phoneFault(asked)} A reference has nine characters, such as K7P-4RX-9CD.`,
    };
  const phone = await findPhoneOfReference(database, reference);
  return { phone, error: phone === null ? 'There is no appointment with this reference.' : null };
}

const visitOf = ({
  id,
  reference,
  doctorName,
  visit,
  day,
  minute,
  status,
  arrivedAt,
  withDoctorAt,
  patientName,
  adultName,
}: AppointmentSummary) => ({
  ...{
    id,
    reference,
    doctorName,
    visit,
    day,
    minute,
    status,
    arrivedAt,
    withDoctorAt,
    patientName,
    adultName,
  },
});

/** A visit on the person's page, without note. `due` is null for staff who may not see money. */
type PatientVisit = ReturnType<typeof visitOf> & { readonly due: Paise | null };

interface Looking {
  /** Whether the person who looks has a permission. */
  readonly may: (permission: Permission) => boolean;
  readonly settings: MessageSettings;
}

/**
 * Reads all visits, payments, messages and calls of a phone, and records in the audit log who looked. Money is read
 * only for a person who may take payments.
 *
 * @param phone ten digits
 */
export async function readPatient(command: Command, phone: string, { may, settings }: Looking) {
  const { database, now } = command;
  const maySeeMoney = may('takePayments');
  const [visits, callbacks] = await Promise.all([
    listAppointmentsOfPhone(database, phone),
    may('keepCallbacks') ? listCallbacksOfPhone(database, phone) : [],
  ]);
  const [latest] = visits;
  const [call] = callbacks;
  if (latest) await auditEntry(command, appointmentActions.readPerson, latest.id);
  else if (call) await auditEntry(command, callbackActions.readPerson, call.id);
  const ids = visits.map(({ id }) => id);
  const [[priced, payments, packs], messages] = await Promise.all([
    maySeeMoney
      ? Promise.all([
          withMoney(database, visits),
          listPaymentsOfAll(database, ids),
          listPacksLeft(database, visits),
        ])
      : [[], [], []],
    listMessagesOf(database, [...ids, ...callbacks.map(({ id }) => id)]),
  ]);
  const dues = new Map(priced.map(([{ id }, { due }]) => [id, due]));
  const shown = visits.map((one): PatientVisit => ({ ...visitOf(one), due: dues.get(one.id) ?? null }));
  const { kept, coming, missed } = summariseVisits(shown, dayInIndia(now));
  return {
    phone,
    names: [...new Set(visits.map(({ patientName }) => patientName))],
    safeToCall: latest?.safeToCall ?? null,
    latestId: latest?.id ?? null,
    counts: { kept: kept.length, missed },
    coming,
    past: shown.filter((one) => !coming.includes(one)),
    money: maySeeMoney ? { due: sumOf(priced.map(([, { due }]) => due)), payments, packs } : null,
    messages: await messageLines(database, messages, settings),
    callbacks: callbacks.map(({ id, name, status, tries, createdAt }) => ({
      ...{ id, name, status, tries },
      asked: momentText(createdAt),
    })),
  };
}

export type Patient = Awaited<ReturnType<typeof readPatient>>;
