import { ageGroups, sexes } from '#app/appointments/about-person.ts';
import { newReference } from '#app/appointments/appointment.reference.ts';
import type { appointmentChanges, appointments } from '#app/appointments/appointment.schema.server.ts';
import {
  type AppointmentStatus,
  noticeVersion,
  type VisitKind,
} from '#app/appointments/appointment.values.ts';
import { bookingRules, dayClosedReason, offeredSlots } from '#app/appointments/free-times/schedule.ts';
import { newVideoRoom } from '#app/appointments/video-visits/video-door.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { addDays, dayInIndia, minuteInIndia, momentInIndia } from '#app/time/calendar.ts';
import { samplePhone } from './phones.ts';

export type SampleAppointment = typeof appointments.$inferSelect;
type SampleChange = typeof appointmentChanges.$inferSelect;

/** Days before and after today: three weeks in all. */
const daysBefore = 10;
const daysAfter = 10;

/** Invented names. Each is shown with "(sample)". */
const names = [
  'Aarav Gill',
  'Bhavna Joshi',
  'Charan Singh',
  'Diya Kapoor',
  'Eshan Malik',
  'Farah Khan',
  'Gita Devi',
  'Harpreet Kaur',
  'Ishaan Negi',
  'Jaya Bedi',
  'Kiran Rana',
  'Lata Chawla',
  'Manav Sethi',
  'Neha Thakur',
  'Omkar Dutt',
  'Pooja Saini',
] as const;

const notes = [
  'Sample: I have not slept well for weeks.',
  'Sample: second visit, with the reports.',
  null,
  null,
] as const;

interface Place {
  readonly doctor: DoctorHours;
  readonly day: string;
  readonly minute: number;
  readonly visit: VisitKind;
}

/** Chooses some of a doctor's slots of a day. The choice varies by day, and future days get fewer slots. */
function placesOn(doctor: DoctorHours, day: string, number: number, from: Date): readonly Place[] {
  // The rules apply from the first day, so that past slots count as bookable.
  const rules = bookingRules('staff', { now: from, facts: defaultFacts });
  return (['hospital', 'video'] as const).flatMap((visit) => {
    if (dayClosedReason(doctor, visit, day, rules)) return [];
    const taken = offeredSlots(doctor, visit).filter(
      (minute) => (minute / 30 + number * 3 + doctor.name.length) % (number > daysBefore ? 5 : 3) === 0,
    );
    return taken.map((minute) => ({ doctor, day, minute, visit }));
  });
}

function statusOf({ day, minute }: Place, number: number, now: Date): AppointmentStatus {
  const isOver = day < dayInIndia(now) || (day === dayInIndia(now) && minute + 30 <= minuteInIndia(now));
  if (number % 11 === 7) return 'cancelled';
  if (isOver) return number % 9 === 4 ? 'no-show' : 'completed';
  return number % 3 === 0 ? 'requested' : 'confirmed';
}

/**
 * Draws references without a duplicate. Among a few hundred random references a duplicate is rare but possible. A
 * booking would draw again, but these rows are written in one batch.
 */
function differentReferences(count: number): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(newReference());
  return [...drawn];
}

function sampleOf(
  place: Place,
  number: number,
  now: Date,
  staffId: string,
): Omit<SampleAppointment, 'reference'> {
  const { doctor, day, minute, visit } = place;
  const status = statusOf(place, number, now);
  const isVisitors = number % 3 !== 1;
  const isCallAsked = isVisitors || number % 2 === 0;
  const bookedAt = new Date(
    // Only requests are of today, so that nothing else was confirmed today.
    Math.min(
      now.getTime() - (status === 'requested' ? 0 : 86_400_000),
      momentInIndia(addDays(day, -2), 660).getTime(),
    ) -
      number * 60_000,
  );
  const isForOther = number % 8 === 5;
  const isNew = status === 'requested' && isVisitors;
  return {
    id: crypto.randomUUID(),
    doctorId: doctor.id,
    doctorName: doctor.name,
    feePaise: doctor.feePaise,
    visit,
    day,
    minute,
    status,
    inBetween: false,
    patientName: `${names[number % names.length]} (sample)`,
    phone: samplePhone(10_000 + number),
    email: null,
    note: notes[number % notes.length] ?? null,
    bookedFor: isForOther ? 'other' : 'self',
    bookerName: isForOther ? `${names[(number + 3) % names.length]} (sample)` : null,
    adultName: null,
    safeToCall: number % 4 !== 2 && isCallAsked,
    isCallAsked,
    callAs: number % 4 === 2 ? 'a friend from school' : null,
    bestTime: number % 5 === 0 ? 'after six' : null,
    messageChannel: null,
    language: null,
    consentAt: isVisitors ? bookedAt : null,
    noticeEdition: isVisitors ? noticeVersion : null,
    arrivedAt: status === 'completed' ? momentInIndia(day, minute - 5) : null,
    withDoctorAt: null,
    cancelReason: status === 'cancelled' ? 'Sample: has another appointment' : null,
    createdBy: isVisitors ? null : staffId,
    seenAt: isNew ? null : bookedAt,
    createdAt: bookedAt,
    updatedAt: bookedAt,
    version: status === 'requested' ? 1 : 2,
    eraseOn: null,
    anonymisedAt: null,
    network: null,
    ageGroup: number % 3 === 0 ? (ageGroups[number % ageGroups.length] ?? null) : null,
    sex: number % 3 === 0 ? (sexes[number % sexes.length] ?? null) : null,
    videoLink: null,
    videoRoom: visit === 'video' ? newVideoRoom() : null,
  };
}

/** History of an appointment: the booking, and the last change of its status. */
function historyOf(one: SampleAppointment, staffId: string): readonly SampleChange[] {
  const step = {
    ...{
      appointmentId: one.id,
      at: one.createdAt,
      fromArrivedAt: null,
      fromWithDoctorAt: null,
      reason: null,
    },
    ...{ fromDoctorId: null, fromDoctorName: null },
  } as const;
  const booked: SampleChange = {
    ...step,
    id: crypto.randomUUID(),
    version: 1,
    by: one.createdBy,
    what: 'booked',
    fromDay: null,
    fromMinute: null,
    fromStatus: null,
  };
  if (one.status === 'requested') return [booked];
  const last: SampleChange = {
    ...step,
    id: crypto.randomUUID(),
    version: 2,
    by: staffId,
    what: one.status,
    fromDay: one.day,
    fromMinute: one.minute,
    fromStatus: 'requested',
    reason: one.cancelReason,
  };
  return [booked, last];
}

/** Three weeks of past, present and future appointments, with their history. */
export function sampleAppointments(
  doctors: readonly DoctorHours[],
  now: Date,
  staffId: string,
): { readonly appointments: readonly SampleAppointment[]; readonly changes: readonly SampleChange[] } {
  const first = addDays(dayInIndia(now), -daysBefore);
  const places = Array.from({ length: daysBefore + daysAfter + 1 }, (_, number) =>
    doctors.flatMap((doctor) => placesOn(doctor, addDays(first, number), number, momentInIndia(first, 0))),
  ).flat();
  // A slot is booked once, either at the hospital or by video.
  const once = new Map(places.map((place) => [`${place.doctor.id} ${place.day} ${place.minute}`, place]));
  const references = differentReferences(once.size);
  const made = [...once.values()].map((place, number) => ({
    ...sampleOf(place, number, now, staffId),
    reference: references[number] ?? newReference(),
  }));
  return { appointments: made, changes: made.flatMap((one) => historyOf(one, staffId)) };
}
