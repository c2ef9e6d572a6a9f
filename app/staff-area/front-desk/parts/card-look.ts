import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import * as css from './day-board.css.ts';

/** Class of a card by the standing of its visit. The words stand on the card too. */
export const cardOf = ({ status, arrivedAt }: Pick<AppointmentSummary, 'status' | 'arrivedAt'>): string =>
  css.card[status === 'confirmed' && arrivedAt !== null ? 'arrived' : status];
