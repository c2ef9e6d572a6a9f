import { isWithDoctor } from '#app/appointments/appointment.values.ts';
import type { ShownStatus } from '#app/appointments/appointment.words.ts';
import * as css from './day-board.css.ts';

/** Class of a card by the standing of its visit. The words stand on the card too. */
export function cardOf(visit: ShownStatus): string {
  if (isWithDoctor(visit)) return css.card['with-doctor'];
  return css.card[visit.status === 'confirmed' && visit.arrivedAt !== null ? 'arrived' : visit.status];
}
