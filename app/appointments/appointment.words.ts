/** The words of an appointment that a reader sees. */
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { type AppointmentSummary, type ChangeKind, statusLabels } from './appointment.values.ts';

/** Names a visit in a dialog, such as 'Asha Rani, Tue 24 November 2026, 10:00 AM, with Dr. Rao.' */
export const visitText = ({
  patientName,
  day,
  minute,
  doctorName,
}: Pick<AppointmentSummary, 'patientName' | 'day' | 'minute' | 'doctorName'>) =>
  `${patientName}, ${dayText(day)}, ${slotLabel(minute)}, with ${doctorName}.`;

/** Status of an appointment in a list: 'Arrived' once the patient has come. */
export const statusText = ({ status, arrivedAt }: Pick<AppointmentSummary, 'status' | 'arrivedAt'>) =>
  status === 'confirmed' && arrivedAt !== null ? 'Arrived' : statusLabels[status];

export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  booked: 'Booked',
  moved: 'Moved',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'Did not come',
  'taken-back': 'Taken back',
  corrected: 'Corrected',
};
