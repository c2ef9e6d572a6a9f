import { and, gte, lt } from 'drizzle-orm';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { appointments, slotHoldingCondition } from '../appointment.schema.server.ts';
import { type BookingContext, bookingRules } from './schedule.ts';

/** Selects the booked slots of doctors in one statement. `until` is exclusive. */
export const takenSlotRows = (
  database: Database,
  doctorIds: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
) =>
  database
    .select({ doctorId: appointments.doctorId, day: appointments.day, minute: appointments.minute })
    .from(appointments)
    .where(
      and(
        isAmong(appointments.doctorId, doctorIds),
        gte(appointments.day, from),
        lt(appointments.day, until),
        slotHoldingCondition,
      ),
    );

/** Booked minutes by day. */
type TakenByDay = ReadonlyMap<string, ReadonlySet<number>>;

/** The booked minutes of several doctors, by doctor and day. A doctor without any is left out. */
export async function listTakenSlotsOfAll(
  ...asked: Parameters<typeof takenSlotRows>
): Promise<ReadonlyMap<string, TakenByDay>> {
  const taken = new Map<string, Map<string, Set<number>>>();
  for (const { doctorId, day, minute } of await takenSlotRows(...asked)) {
    const days = taken.get(doctorId) ?? new Map<string, Set<number>>();
    taken.set(doctorId, days.set(day, (days.get(day) ?? new Set()).add(minute)));
  }
  return taken;
}

/** The booked minutes of a doctor, by day. `until` is exclusive. */
export async function listTakenSlots(
  database: Database,
  doctorId: string,
  span: { readonly from: string; readonly until: string },
): Promise<TakenByDay> {
  return (await listTakenSlotsOfAll(database, [doctorId], span)).get(doctorId) ?? new Map();
}

/** The booked minutes of a doctor from today to the last day that visitors can book. */
export function listTakenAhead(
  database: Database,
  doctorId: string,
  moment: BookingContext,
): Promise<TakenByDay> {
  const from = dayInIndia(moment.now);
  const until = addDays(from, bookingRules('visitor', moment).horizonDays);
  return listTakenSlots(database, doctorId, { from, until });
}
