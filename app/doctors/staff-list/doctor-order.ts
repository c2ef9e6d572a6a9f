/** The order in which the public finds the doctors: by name, until somebody of the staff orders them (decision 0027). */
import type { StaffDoctor } from '../doctor.values.ts';

/** The place of a doctor whom nobody has put into one: behind those who have one, by name. */
export const unplaced = 1_000_000;

/** How a doctor is moved: one place, to an end, or to where another one is. */
export const orderMoves = ['up', 'down', 'first', 'last', 'to'] as const;
export type OrderMove = (typeof orderMoves)[number];

export const orderPageSize = 50;

/** A doctor of the public directory, as the page of the order shows one. */
export type OrderedDoctor = Pick<StaffDoctor, 'id' | 'name' | 'specialization' | 'pictureUrl'> & {
  /** From 1. */
  readonly at: number;
};

export interface OrderPage {
  readonly doctors: readonly OrderedDoctor[];
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** False while they are by name. */
  readonly isOrdered: boolean;
}
