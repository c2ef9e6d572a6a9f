/** The words of an appointment that a reader sees. */
import { type AppointmentSummary, type ChangeKind, statusLabels } from './appointment.values.ts';

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
