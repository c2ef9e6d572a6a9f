import { sweepDevices } from '#app/accounts/session/known-device.server.ts';
import { sweepPendingSignIns } from '#app/accounts/session/pending-sign-in.server.ts';
import { sweepSessions } from '#app/accounts/session/session.commands.server.ts';
import { sweepAccountLinks } from '#app/accounts/staff/account-link.server.ts';
import { sweepAppointments } from '#app/appointments/appointment-privacy.server.ts';
import { sweepWaitingList } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { sweepCallbacks } from '#app/callbacks/callback-privacy.server.ts';
import { addMissingSlugs } from '#app/doctors/doctor-slug.commands.server.ts';
import { endOldBedStatement } from '#app/hospital/beds.commands.server.ts';
import type { CurrentFacts } from '#app/hospital/current-facts.server.ts';
import { checkLinks } from '#app/links/link-check.server.ts';
import { sweepConsents } from '#app/links/link-consent.server.ts';
import { loadAllLocales } from '#app/load-locale.server.ts';
import { sweepMessages } from '#app/messages/message.commands.server.ts';
import { sweepReceipts } from '#app/payments/payment-privacy.server.ts';
import { sweepAudit } from '#app/platform/audit-log/audit.server.ts';
import type { DataVersionCache } from '#app/platform/cache/data-version.server.ts';
import { purgeIfDue } from '#app/platform/cache/edge-purge.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { failureCounts, sweepFailures } from '#app/platform/log/failure-counts.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { mailerOf } from '#app/platform/mail/mail.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { sweepCounts } from '#app/platform/throttle/counter.server.ts';
import { sweepIdempotencyKeys } from '#app/platform/writes/idempotency-claim.server.ts';
import { staffListStores } from '#app/staff-area/lists/staff-list-stores.server.ts';
import { sendDailySummaries } from '#app/staff-area/overview/summary-mail.server.ts';
import { refreshSnapshot } from './fallback-snapshot.ts';
import { messageCron, runMessages } from './messages.ts';

/**
 * Sends messages and the summary of the day, and purges Cloudflare's cache. A failure of one does not stop the others, and
 * the run counts as failed.
 */
async function runEachMinute(command: Command, env: Env, { cache }: ExecutionContext): Promise<void> {
  const mailer = mailerOf(env, command.facts.hospital.name);
  const work = {
    messages: runMessages(command, env),
    'summary mail': sendDailySummaries(command, mailer),
    'old statement about beds': endOldBedStatement(command),
    'edge purge': purgeIfDue(cache, command.database, env.DEPLOYMENT.id),
  };
  const results = await Promise.allSettled(Object.values(work));
  const failures = Object.keys(work).flatMap((name, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ name, error: result.reason as unknown }] : [];
  });
  for (const { name, error } of failures) logError(`${name} failed`, command.requestId, error);
  if (failureCounts.isDue()) await failureCounts.write(command.database);
  if (failures[0]) throw failures[0].error;
}

/** Cached data of an isolate that the scheduled work reads, and renews after its writes. */
interface IsolateCaches {
  readonly version: DataVersionCache;
  readonly currentFacts: CurrentFacts;
}

/** Runs a cron of wrangler.toml: the messages of each minute, or the daily job. */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
  execution: ExecutionContext,
  { version, currentFacts }: IsolateCaches,
): Promise<void> {
  await loadAllLocales(env.ASSETS);
  const session = env.DB.withSession('first-primary');
  const command: Command = {
    database: openDatabase(session),
    pictures: env.PICTURES,
    facts: currentFacts.value,
    actor: { kind: 'system' },
    now: new Date(scheduledTime),
    requestId: 'scheduled',
    waitUntil: (work) => execution.waitUntil(work),
  };
  if (cron === messageCron) {
    // A run that starts late must not remind of a visit that has begun.
    const started = new Date(Math.max(scheduledTime, Date.now()));
    // A new isolate knows only the facts in the code, in which messages are off.
    await version.check(env.DB);
    await runEachMinute({ ...command, facts: currentFacts.value, now: started }, env, execution);
    return;
  }
  const { database, now } = command;
  const work = {
    'picture sweep': sweepPictures(database, env.PICTURES, now),
    'session sweep': sweepSessions(database, now),
    'device sweep': sweepDevices(database, now),
    'pending sign-in sweep': sweepPendingSignIns(database, now),
    'account link sweep': sweepAccountLinks(database, now),
    'count sweep': sweepCounts(database, now),
    'audit sweep': sweepAudit(database, now),
    'consent sweep': sweepConsents(database, now),
    'doctor slugs': addMissingSlugs(database),
    'link check': checkLinks(command),
    ...Object.fromEntries(
      Object.entries(staffListStores).map(([name, { purge }]) => [`${name} bin`, purge(command)]),
    ),
    'appointment sweep': sweepAppointments(database, now),
    'waiting list sweep': sweepWaitingList(database, now),
    'callback sweep': sweepCallbacks(database, now),
    'receipt sweep': sweepReceipts(database, now),
    'key sweep': sweepIdempotencyKeys(database, now),
    'failure sweep': sweepFailures(database, now),
    'message sweep': sweepMessages(database, now),
  };
  // The snapshot is taken last, because the other tasks may change its content.
  const copied = Promise.allSettled(Object.values(work)).then(() => refreshSnapshot(env, currentFacts.value));
  // A task that fails does not stop the others, and the run counts as failed.
  for (const [name, done] of Object.entries({ ...work, 'public copy': copied })) {
    execution.waitUntil(
      done
        .catch((error) => {
          logError(`daily ${name} failed`, command.requestId, error);
          throw error;
        })
        .finally(() => version.expire(session.getBookmark())),
    );
  }
  execution.waitUntil(Promise.allSettled(Object.values(work)).then(() => failureCounts.write(database)));
}
