/** Public order of the doctors: by name, until staff move one (decision 0027). */
import type { StaffDoctor } from '../doctor.values.ts';

/** Place of a doctor who was never moved. It sorts after all numbered places; such doctors are sorted by name. */
export const defaultPlace = 1_000_000;

/** Moves of a doctor: by one place, to an end, or to the position of another doctor. */
export const orderMoves = ['up', 'down', 'first', 'last', 'to'] as const;
export type OrderMove = (typeof orderMoves)[number];

export const orderPageSize = 50;

/** A row of the page on which staff order the doctors. */
export type OrderedDoctor = Pick<StaffDoctor, 'id' | 'name' | 'specialization' | 'pictureUrl'> & {
  /** Position in the public order, from 1. */
  readonly at: number;
};

export interface OrderPage {
  readonly doctors: readonly OrderedDoctor[];
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** Whether staff have moved a doctor. False while the order is by name. */
  readonly isOrdered: boolean;
}
