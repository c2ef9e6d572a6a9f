import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { defaultLocale } from '#app/languages/locales.ts';
import type { MessageToResolve, ResolvedMessage } from '#app/messages/expected-way.server.ts';
import { insertFeedback, insertReminders } from '#app/messages/message.commands.server.ts';
import { agreedChannels, type MessageKind } from '#app/messages/message.values.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { feedbackDue, reminderWindows } from '#app/messages/message-times.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { monthOf, spanOfMonth } from '#app/time/calendar.ts';
import { referenceText } from '../appointment.reference.ts';
import { appointmentChanges, appointments } from '../appointment.schema.server.ts';
import { type AppointmentStatus, type ChangeKind, isLive } from '../appointment.values.ts';
import { hasId } from '../appointment-row.server.ts';

/** The subject of messages about an appointment. */
export const subjectOf = ({ id }: { readonly id: string }) => ({ kind: 'appointment', id }) as const;

/**
 * Returns the message that tells of a change. A change that records the arrival tells nothing, because the
 * person stands at the desk.
 *
 * @param steps steps of the change
 */
export function messageOfChange(steps: readonly ChangeKind[]): MessageKind | undefined {
  if (steps.includes('arrived')) return undefined;
  return (['cancelled', 'moved', 'confirmed'] as const).find((kind) => steps.includes(kind));
}

/** Kinds of messages that state a status. */
export const kindsThatState: Readonly<Partial<Record<AppointmentStatus, readonly MessageKind[]>>> = {
  requested: ['received', 'moved'],
  confirmed: ['confirmed', 'moved'],
};

/**
 * Builds the inserts of the reminders that are due: confirmed visits of tomorrow or of the next hours whose
 * time was not confirmed or moved shortly before. A change that was taken back does not count, nor one that gave the
 * visit another doctor at the same time: no message told of it.
 */
export function reminderStatements(
  command: Pick<Command, 'database' | 'now'>,
  { kinds }: Pick<MessageSettings, 'kinds'>,
) {
  const windows = reminderWindows(command.now).filter(({ kind }) => kinds[kind]);
  return windows.map((window) => {
    const { day, after, upTo, knownFrom } = window;
    const known = sql`${knownFrom.moment} + ${knownFrom.perMinute} * a.minute`;
    return insertReminders(command, window, {
      id: sql`a.id`,
      version: sql`a.version`,
      minute: sql`a.minute`,
      from: sql`from ${appointments} a where a.day = ${day} and a.minute > ${after} and a.minute <= ${upTo}
        and a.status = 'confirmed' and a.arrived_at is null
        and not exists (select 1 from ${appointmentChanges} c where c.appointment_id = a.id
          and c.what in ('confirmed', 'moved') and c.at >= ${known}
          and not (c.what = 'moved' and c.from_day = a.day and c.from_minute = a.minute)
          and not exists (select 1 from ${appointmentChanges} u where u.appointment_id = a.id
            and u.version = c.version + 1 and u.what = 'taken-back'))`,
    });
  });
}

/**
 * Builds the insert of the questions how the visits of yesterday were: of completed ones whose people agreed to
 * WhatsApp. Visits whose data is to be erased are left out, because their messages would be dropped and made again.
 */
export function feedbackStatements(
  command: Pick<Command, 'database' | 'now'>,
  { kinds }: Pick<MessageSettings, 'kinds'>,
) {
  const due = kinds.feedback ? feedbackDue(command.now) : undefined;
  if (!due) return [];
  return [
    insertFeedback(command, due, {
      id: sql`a.id`,
      version: sql`a.version`,
      minute: sql`a.minute`,
      from: sql`from ${appointments} a where a.day = ${due.day} and a.status = 'completed'
        and a.message_channel = 'whatsapp' and a.erase_on is null and a.anonymised_at is null`,
    }),
  ];
}

const isStillTrue = (
  kind: MessageKind,
  { status, arrivedAt }: { readonly status: AppointmentStatus; readonly arrivedAt: Date | null },
): boolean => {
  if (kind === 'cancelled') return status === 'cancelled';
  if (kind === 'feedback') return status === 'completed';
  if (kind === 'received') return status === 'requested';
  if (kind === 'moved') return isLive(status) && arrivedAt === null;
  return status === 'confirmed' && arrivedAt === null;
};

/**
 * Reads the person of a message about an appointment.
 *
 * @returns undefined if the appointment or its personal data is gone
 */
export async function resolveAppointmentMessage(
  database: Database,
  { kind, subjectId, day, minute }: MessageToResolve,
): Promise<ResolvedMessage | undefined> {
  const [row] = await database
    .select({
      phone: appointments.phone,
      consent: appointments.messageChannel,
      language: appointments.language,
      reference: appointments.reference,
      visit: appointments.visit,
      day: appointments.day,
      minute: appointments.minute,
      status: appointments.status,
      arrivedAt: appointments.arrivedAt,
      eraseOn: appointments.eraseOn,
      anonymisedAt: appointments.anonymisedAt,
    })
    .from(appointments)
    .where(hasId(subjectId))
    .limit(1);
  if (!row || row.anonymisedAt !== null || row.eraseOn !== null) return undefined;
  return {
    phone: row.phone,
    language: row.language ?? defaultLocale,
    consent: row.consent,
    reference: referenceText(row.reference),
    isByVideo: row.visit === 'video',
    stillHolds: row.day === day && row.minute === minute && isStillTrue(kind, row),
  };
}

/** Reads the references of appointments, as people read them, by their ids. */
export async function readReferences(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: appointments.id, reference: appointments.reference })
    .from(appointments)
    .where(isAmong(appointments.id, ids));
  return new Map(rows.map(({ id, reference }) => [id, referenceText(reference)]));
}

/**
 * Counts the appointments of a month: those up to a day, and all that are booked so far.
 *
 * @param today a day of the month
 */
export async function countInMonth(
  database: Database,
  today: string,
): Promise<{ readonly soFar: number; readonly booked: number }> {
  const { from, until } = spanOfMonth(monthOf(today));
  const [row] = await database
    .select({
      soFar: sql<number>`count(*) filter (where ${lte(appointments.day, today)})`,
      booked: sql<number>`count(*)`,
    })
    .from(appointments)
    .where(and(gte(appointments.day, from), lt(appointments.day, until)));
  return row ?? { soFar: 0, booked: 0 };
}

/** Counts the confirmed visits of a day, and those whose people agreed to messages. */
export async function countAgreed(
  database: Database,
  day: string,
): Promise<{ readonly confirmed: number; readonly agreed: number }> {
  const [row] = await database
    .select({
      confirmed: sql<number>`count(*)`,
      agreed: sql<number>`count(*) filter (where ${inArray(appointments.messageChannel, agreedChannels)})`,
    })
    .from(appointments)
    .where(and(eq(appointments.day, day), eq(appointments.status, 'confirmed')));
  return row ?? { confirmed: 0, agreed: 0 };
}
