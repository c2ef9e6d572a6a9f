import { countInMonth } from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { channelNames } from '#app/hospital/sections/message-tests.server.ts';
import type { MessageFacts } from '#app/hospital-facts/message-facts.ts';
import { readChannelCosts } from '#app/messages/message.queries.server.ts';
import { capPeriods } from '#app/messages/message-times.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { longMonth } from '#app/time/long-date.ts';
import { forecastOf, totalCost } from './message-costs.ts';

/** Number of days in the month of a day. */
const daysOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Reads what the messages of this month have cost, and what the month will cost. */
export async function readMessageCosts(
  database: Database,
  { prices, caps, channels }: Pick<MessageFacts, 'prices' | 'caps' | 'channels'>,
  now: Date,
) {
  const today = dayInIndia(now);
  const [costs, appointments] = await Promise.all([
    readChannelCosts(database, capPeriods(now).month),
    countInMonth(database, today),
  ]);
  const spent = totalCost(costs);
  const month = { ...appointments, days: Number(today.slice(8)), daysOfMonth: daysOfMonth(today) };
  return {
    month: longMonth(today),
    rows: costs.map((cost) => ({ ...cost, name: channelNames[cost.channel], price: prices[cost.channel] })),
    spent,
    caps,
    isByHandOn: channels['by-hand'],
    soFar: { appointments: appointments.soFar, days: month.days },
    forecast: forecastOf(spent, month),
  };
}

export type MessageCosts = Awaited<ReturnType<typeof readMessageCosts>>;
