/** The page of an appointment that was just booked: whoever knows its address sees when and with whom, and nothing of the person. */
import { appointmentPath } from '#app/navigation/navigation.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/** The identifier is drawn by the platform and too long to be guessed, unlike the reference. */
export const bookedPath = (id: string) => `${appointmentPath}/${id}` as const;

/** For the phone's calendar. */
export const calendarPath = (id: string) => `${bookedPath(id)}/calendar.ics` as const;

/** A browser's history keeps the address: after a day it shows nothing, and the reference and the phone are asked for. */
const shownForHours = 24;

/** Whether the page still shows it. */
export const isJustBooked = ({ createdAt }: Pick<AppointmentSummary, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < shownForHours * 60 * 60 * 1000;
