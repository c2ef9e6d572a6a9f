/**
 * Address of the confirmation page. Anybody with the address sees time and doctor, but no data of the person.
 */
import { appointmentPath } from '#app/navigation/navigation.ts';
import { type Appointment, type AppointmentSummary, isLive } from '../appointment.values.ts';

/** @param id a random UUID, which cannot be guessed. The short reference would be too weak for an address. */
export const confirmationPath = (id: string) => `${appointmentPath}/${id}` as const;

/** Path of the calendar file (.ics). */
export const calendarPath = (id: string) => `${confirmationPath(id)}/calendar.ics` as const;

/**
 * Hours until the confirmation page expires, because the browser history stores its address. Afterwards the
 * person looks up the appointment by reference and phone (decision 0046).
 */
const shownForHours = 24;

const isWithinShownHours = (since: Date, now: Date) =>
  now.getTime() - since.getTime() < shownForHours * 60 * 60 * 1000;

/** Whether the confirmation page still shows the appointment. */
export const isConfirmationShown = (
  { createdAt, status }: Pick<AppointmentSummary, 'createdAt' | 'status'>,
  now: Date,
): boolean => isLive(status) && isWithinShownHours(createdAt, now);

/**
 * Whether the calendar file is there: as long as the confirmation page, and as long after each change, because the
 * calendar of the person then has to change too.
 */
export const isCalendarFileThere = (
  { createdAt, history, status }: Pick<Appointment, 'createdAt' | 'history' | 'status'>,
  now: Date,
): boolean =>
  (isLive(status) || status === 'cancelled') && isWithinShownHours(history.at(-1)?.at ?? createdAt, now);
