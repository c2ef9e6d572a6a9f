import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import type { DeliveryReport } from './gateway.server.ts';
import { stopStatement } from './message.commands.server.ts';
import { messages } from './message.schema.server.ts';
import { type MessageState, urgentKinds } from './message.values.ts';

/** States that a report may change. Reports come repeated and in any order, so a state only rises. */
const below: Readonly<Record<DeliveryReport['state'], readonly MessageState[]>> = {
  sent: ['sending', 'unclear'],
  failed: ['sending', 'unclear', 'sent'],
  delivered: ['sending', 'unclear', 'failed', 'by-hand', 'sent'],
  read: ['sending', 'unclear', 'failed', 'by-hand', 'sent', 'delivered'],
};

/** The message of a report, by our id or by the gateway's. Only a message that was given to this gateway counts. */
function reportedMessage({ provider, messageId, providerId }: DeliveryReport): SQL | undefined {
  const isNamed = or(
    messageId === undefined ? undefined : eq(messages.id, messageId),
    providerId === undefined ? undefined : eq(messages.providerId, providerId),
  );
  return isNamed && and(eq(messages.provider, provider), isNamed);
}

function changeOf({ state, at, code, reason, providerId }: DeliveryReport) {
  const known = sql`coalesce(${messages.providerId}, ${providerId ?? null})`;
  if (state === 'failed') {
    const helps = reason === 'phone' ? sql`true` : inArray(messages.kind, urgentKinds);
    return {
      state: sql`iif(${helps}, 'by-hand', 'failed')`,
      reason: reason ?? null,
      errorCode: code ?? null,
      endedAt: at,
      providerId: known,
    };
  }
  const moments = {
    sent: { sentAt: at },
    delivered: { deliveredAt: at },
    // A gateway that reports `read` at once reports no `delivered`.
    read: { readAt: at, deliveredAt: sql`coalesce(${messages.deliveredAt}, ${at.getTime()})` },
  }[state];
  return { state, reason: null, errorCode: null, endedAt: at, providerId: known, ...moments };
}

/** Reports of one call that are noted at most; gateways send fewer. */
const mostReports = 200;

/**
 * Notes the reports of a gateway and the phones that want no more messages. A report on a message that is not
 * ours changes nothing.
 */
export async function recordReports(
  database: Database,
  {
    reports,
    stops = [],
  }: { readonly reports: readonly DeliveryReport[]; readonly stops?: readonly string[] },
  now: Date,
  requestId: string,
): Promise<void> {
  const statements = [
    ...stops.slice(0, mostReports).map((phone) => stopStatement(database, phone, 'whatsapp', now)),
    ...reports.slice(0, mostReports).flatMap((report) => {
      const isReported = reportedMessage(report);
      if (!isReported) return [];
      const isBelow = inArray(messages.state, [...below[report.state]]);
      return [
        database
          .update(messages)
          .set(changeOf(report))
          .where(and(isReported, isBelow, isNotNull(messages.provider))),
      ];
    }),
  ];
  const [first, ...others] = statements;
  if (!first) return;
  if (reports.some(({ reason }) => reason === 'channel'))
    logError('message channel refused', requestId, new Error('reported by the gateway'));
  await database.batch([first, ...others] as unknown as readonly [typeof first]);
}
