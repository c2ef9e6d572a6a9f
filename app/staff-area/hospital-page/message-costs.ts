/** Cost of the messages of a month, and its forecast. Safe for the browser. */

import type { ChannelCost } from '#app/messages/message.queries.server.ts';
import { type Paise, paise, sumOf } from '#app/money/money.ts';

/** Appointments and days of a month, from which its costs are foretold. */
interface MonthSoFar {
  /** Appointments of the days that have begun. */
  readonly soFar: number;
  /** All appointments of the month that are booked until now. */
  readonly booked: number;
  /** Days that have begun. */
  readonly days: number;
  readonly daysOfMonth: number;
}

export interface Forecast {
  /** Appointments of the whole month, as expected. */
  readonly appointments: number;
  /** Whether so many are booked already, more than the pace of the days so far would bring. */
  readonly isBooked: boolean;
  readonly cost: Paise;
}

/**
 * Foretells the costs of a month: the cost of an appointment so far, times the appointments of the month. These are as
 * many a day as so far, or those that are booked already, if they are more. Rounded up to whole paise.
 *
 * @returns null before the first appointment of the month
 */
export function forecastOf(spent: Paise, { soFar, booked, days, daysOfMonth }: MonthSoFar): Forecast | null {
  if (soFar === 0) return null;
  const atPace = Math.ceil((soFar * daysOfMonth) / days);
  const appointments = Math.max(atPace, booked);
  return {
    appointments,
    isBooked: booked > atPace,
    cost: paise(Math.ceil((spent * appointments) / soFar)),
  };
}

export const totalCost = (costs: readonly Pick<ChannelCost, 'cost'>[]): Paise =>
  sumOf(costs.map(({ cost }) => cost));
