/** A doctor's own days: types and texts, shared with the browser. */

import { isWithDoctor } from '#app/appointments/appointment.values.ts';
import { type ShownStatus, statusText } from '#app/appointments/appointment.words.ts';
import type { DoctorAppointment } from '#app/appointments/doctor-day.server.ts';
import type { VideoDoor } from '#app/appointments/video-visits/video-door.ts';

/** An appointment in the list, with its status in words. */
export interface OwnEntry extends Omit<DoctorAppointment, 'day'> {
  readonly statusText: string;
  /** The door of a visit by video of today; null for others. */
  readonly door: VideoDoor | null;
}

export interface OwnDay {
  readonly day: string;
  readonly isToday: boolean;
  /** Why the doctor is away; null on a working day. */
  readonly away: string | null;
  readonly entries: readonly OwnEntry[];
}

/** Days of the list: today and the six days after it. */
export const ownDaysShown = 7;

const minute = 60_000;

/** Formats the time since a moment, such as '1 h 5 min'; null in the first minute. */
function passedText(moment: Date, now: Date): string | null {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / minute));
  if (minutes === 0) return null;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Describes how long ago a person arrived, such as '25 min ago'. */
export function sinceText(moment: Date, now: Date): string {
  const passed = passedText(moment, now);
  return passed === null ? 'just now' : `${passed} ago`;
}

/**
 * Status of an appointment in a doctor's list. A person who waits now has the time since the arrival, and one who is with
 * the doctor the time since they went in.
 *
 * @param isToday an arrival of an earlier day that was never completed is no wait
 */
export function ownStatusText(entry: ShownStatus, now: Date, isToday: boolean): string {
  if (isToday && isWithDoctor(entry) && entry.withDoctorAt !== null)
    return ['With you', passedText(entry.withDoctorAt, now)].filter(Boolean).join(', ');
  const text = statusText(entry);
  const isWaiting = isToday && entry.status === 'confirmed' && entry.arrivedAt !== null;
  return isWaiting ? `${text} ${sinceText(entry.arrivedAt, now)}` : text;
}
