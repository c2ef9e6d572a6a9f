/** The words of an appointment that a reader sees. */
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import {
  type AppointmentSummary,
  type ChangeKind,
  isWithDoctor,
  statusLabels,
} from './appointment.values.ts';

/** Names a visit in a dialog, such as 'Asha Rani, Tue 24 November 2026, 10:00 AM, with Dr. Rao.' */
export const visitText = ({
  patientName,
  day,
  minute,
  doctorName,
}: Pick<AppointmentSummary, 'patientName' | 'day' | 'minute' | 'doctorName'>) =>
  `${patientName}, ${dayText(day)}, ${slotLabel(minute)}, with ${doctorName}.`;

/** Fields from which the words of a status are made. */
export type ShownStatus = Pick<AppointmentSummary, 'status' | 'arrivedAt' | 'withDoctorAt'>;

/** Status of an appointment in a list: 'Arrived' once the patient has come, 'With the doctor' once they went in. */
export function statusText(visit: ShownStatus): string {
  if (isWithDoctor(visit)) return 'With the doctor';
  return visit.status === 'confirmed' && visit.arrivedAt !== null ? 'Arrived' : statusLabels[visit.status];
}

export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  booked: 'Booked',
  moved: 'Moved',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  'with-doctor': 'With the doctor',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'Did not come',
  'taken-back': 'Taken back',
  corrected: 'Corrected',
};
