import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { type Paise, toRupees } from '#app/money/money.ts';
import { slotLabel } from '#app/time/slots.ts';
import { nextFreeWords } from '#messages/appointments/next-free.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { referenceText } from './appointment.reference.ts';
import type { Appointment, AppointmentChange, AppointmentSummary } from './appointment.values.ts';

/** Money of an appointment, from the payment store. */
export interface AppointmentMoney {
  readonly paid: Paise;
  readonly due: Paise;
}

/** Returns the name for a staff id. Null stands for the person who booked, or for the site. */
type NameOf = (userId: string | null) => string;

const changeJson = ({ at, by, what, from, handedOver, reason }: AppointmentChange, nameOf: NameOf) => ({
  at: at.toISOString(),
  by: nameOf(by),
  what,
  ...(what === 'moved' && from ? { from: { date: from.day, slot: slotLabel(from.minute) } } : {}),
  ...(handedOver && { handedOver }),
  ...(reason === null ? {} : { reason }),
});

/** Fields of an appointment for everyone who may see it: patient, doctor, time and kind of visit. */
const visitJson = (appointment: AppointmentSummary) => ({
  _id: appointment.id,
  reference: referenceText(appointment.reference),
  doctorId: appointment.doctorId,
  doctorName: appointment.doctorName,
  visit: appointment.visit,
  date: appointment.day,
  slot: slotLabel(appointment.minute),
  status: appointment.status,
  patientName: appointment.patientName,
});

/** An appointment in a list, in the format of the API for staff. */
export function summaryJson(appointment: AppointmentSummary, { paid, due }: AppointmentMoney) {
  return {
    ...visitJson(appointment),
    phone: appointment.phone,
    email: appointment.email,
    bookedFor: appointment.bookedFor,
    bookerName: appointment.bookerName,
    adultName: appointment.adultName,
    safeToCall: appointment.safeToCall,
    callAs: appointment.callAs,
    bestTime: appointment.bestTime,
    messageChannel: appointment.messageChannel,
    language: appointment.language,
    arrivedAt: appointment.arrivedAt?.toISOString() ?? null,
    withDoctorAt: appointment.withDoctorAt?.toISOString() ?? null,
    inBetween: appointment.inBetween,
    isNew: appointment.isNew,
    fees: toRupees(appointment.feePaise),
    paid: toRupees(paid),
    due: toRupees(due),
    createdAt: appointment.createdAt.toISOString(),
  };
}

/** One appointment, in the format of the API for staff. */
export const appointmentJson = (appointment: Appointment, money: AppointmentMoney, nameOf: NameOf) => ({
  ...summaryJson(appointment, money),
  note: appointment.note,
  ageGroup: appointment.ageGroup,
  sex: appointment.sex,
  history: appointment.history.map((change) => changeJson(change, nameOf)),
});

/** An appointment for the person who booked it: their entries without the note, and no data of the staff. */
export const visitorJson = (appointment: AppointmentSummary, isChangeable: boolean) => ({
  ...visitJson(appointment),
  messageChannel: appointment.messageChannel,
  fees: toRupees(appointment.feePaise),
  canChange: isChangeable,
  // A request beyond a limit: the desk is asked for this time, and nothing is held.
  ...(appointment.isUnheld && { held: false }),
});

/** Formats a free time, such as 'Next free: Tue, 24 Nov, 10:30 AM'. */
export function nextFreeText(
  { day, minute }: Pick<AppointmentSummary, 'day' | 'minute'>,
  today: string,
  locale: Locale = 'en',
): string {
  const words = messagesIn(locale, nextFreeWords);
  const clock = messagesIn(locale, clockWords);
  return `${words.next}: ${day === today ? words.today : clock.shortDate(day)}, ${clock.time(minute)}`;
}
