import { claimDailySummaries, endDailySummary } from '#app/accounts/staff/daily-summary.server.ts';
import { countVisits } from '#app/appointments/appointment-lists.queries.server.ts';
import { countRequested } from '#app/appointments/open-visits.queries.server.ts';
import { countOpenCallbacks } from '#app/callbacks/callback.queries.server.ts';
import { countForDesk } from '#app/messages/message.queries.server.ts';
import { type Mailer, sendMail } from '#app/platform/mail/mail.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { weekdayDate } from '#app/time/long-date.ts';

/** Minutes of the day in India. A run that comes after the last one is too late for the morning. */
const first = 7 * 60 + 30;
const last = 12 * 60;

/** The summary has counts only: a mailbox is no place for names of patients. */
async function readSummary({ database, facts, now }: Command): Promise<string> {
  const day = dayInIndia(now);
  const [visits, requested, toCall, { notDelivered }] = await Promise.all([
    countVisits(database, day),
    countRequested(database, day),
    countOpenCallbacks(database),
    countForDesk(database, facts.messages, now),
  ]);
  const counts = [
    ['Visits today', visits],
    ['Waiting to be confirmed', requested],
    ['To call', toCall],
    ['Messages not delivered', notDelivered],
  ] as const;
  return [
    counts.map(([name, count]) => `${name}: ${count}`).join('\n'),
    'The staff area has the details. You can switch this mail off there, under Your account.',
  ].join('\n\n');
}

/**
 * Sends the summary of the day, between 07:30 and noon in India, to each owner who wants it and did not get it yet. The
 * claim comes before the mail, so an owner gets at most one a day, and none if the mail fails: the overview has the same
 * counts. The cron of each minute calls this.
 */
export async function sendDailySummaries(command: Command, mailer: Mailer | null): Promise<void> {
  const { database, now, requestId } = command;
  const minute = minuteInIndia(now);
  if (!mailer || minute < first || minute >= last) return;
  const day = dayInIndia(now);
  const owners = await claimDailySummaries(database, day);
  if (owners.length === 0) return;
  const mail = { subject: `Summary of ${weekdayDate(day)}`, text: await readSummary(command) };
  for (const { id, email } of owners) {
    const outcome = await sendMail(mailer, { ...mail, to: email }, requestId);
    if (outcome === 'suppressed') await endDailySummary(command, id);
  }
}
