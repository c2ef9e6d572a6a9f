import { sql } from 'drizzle-orm';
import { isAtTime, noFilter, type VisitWish } from '#app/doctors/directory/directory-filter.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { dayInIndia, daysFrom, weekdayOf } from '#app/time/calendar.ts';
import { appointments, slotHoldingCondition } from '../appointment.schema.server.ts';
import { visitKinds } from '../appointment.values.ts';
import { type BookingRules, dayClosedReason, isTooSoon, offeredSlotsOn } from './schedule.ts';

/** The first slot of a doctor that a visitor can book. */
interface NextFree {
  readonly doctorId: string;
  readonly day: string;
  readonly minute: number;
}

/**
 * A doctor's open days with their slots in order that fit the wish, without slots that are too soon. Booked slots are
 * still included.
 */
function candidatesOf(doctor: DoctorHours, rules: BookingRules, wish: VisitWish) {
  const visits = wish.video === null ? visitKinds : (['video'] as const);
  return daysFrom(dayInIndia(rules.now), rules.horizonDays).flatMap((day) => {
    if (wish.day !== null && wish.day !== weekdayOf(day)) return [];
    const minutes = visits
      .filter((visit) => dayClosedReason(doctor, visit, day, rules) === undefined)
      .flatMap((visit) => offeredSlotsOn(doctor, visit, day))
      .filter((minute) => isAtTime(minute, wish) && !isTooSoon(day, minute, rules));
    const slots = [...new Set(minutes)].sort((one, other) => one - other);
    return slots.length === 0 ? [] : [{ day, slots }];
  });
}

/**
 * Finds the next free slot of each doctor who has one, in one query. SQLite walks a doctor's slots in order
 * and stops at the first one that is missing in the index of taken slots.
 *
 * @param wish weekday, time of day and kind of visit that the slot must fit; by default any
 */
export async function listNextFree(
  database: Database,
  doctors: readonly DoctorHours[],
  rules: BookingRules,
  wish: VisitWish = noFilter,
): Promise<readonly NextFree[]> {
  const candidates = doctors
    .map((doctor) => ({ id: doctor.id, days: candidatesOf(doctor, rules, wish) }))
    .filter(({ days }) => days.length > 0);
  if (candidates.length === 0) return [];
  const rows = await database.all<{ doctorId: string; found: string | null }>(sql`
    select doctor.value->>'id' as doctorId, (
      select offered.value->>'day' || ' ' || slot.value
      from json_each(doctor.value->'days') as offered cross join json_each(offered.value->'slots') as slot
      where not exists (
        select 1 from ${appointments} where doctor_id = doctor.value->>'id' and day = offered.value->>'day'
          and minute = slot.value and ${slotHoldingCondition}
      )
      limit 1
    ) as found
    from json_each(${JSON.stringify(candidates)}) as doctor`);
  return rows.flatMap(({ doctorId, found }) => {
    const [day, minute] = found?.split(' ') ?? [];
    return day === undefined ? [] : [{ doctorId, day, minute: Number(minute) }];
  });
}
