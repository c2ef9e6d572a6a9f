import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { SendOutcome } from './gateway.server.ts';
import {
  endedCondition,
  type MessageRow,
  messages,
  sendingCondition,
  waitingCondition,
} from './message.schema.server.ts';
import { isUrgent, type MessageReason, urgentKinds } from './message.values.ts';
import type { MessageSettings } from './message-settings.ts';
import { nextAttempt } from './message-times.ts';

/** Messages that one statement claims. */
export const perClaim = 20;

/** A run that stopped without a trace is given up after two minutes: a claim takes at most 20 s. */
export const lease = 2 * 60 * 1000;

/** Time in which a gateway's report can settle an unclear message, before the desk takes an urgent one over. */
const settleWithin = 15 * 60 * 1000;

/**
 * Ends what time has ended: claims of runs that stopped become unclear, messages past their use are dropped,
 * and urgent ones that stay unclear go to the desk.
 */
export function endOverdue(database: Database, now: Date) {
  const expired = { state: 'dropped', reason: 'expired', endedAt: now } as const;
  const isGivenUp = and(sendingCondition, lte(messages.claimedUntil, now));
  return [
    // Without a provider the run stopped before it gave the message to a gateway.
    database
      .update(messages)
      .set({ state: 'waiting', claim: null, claimedUntil: null })
      .where(and(isGivenUp, isNull(messages.provider))),
    database
      .update(messages)
      .set({ state: 'unclear', reason: 'no-answer', errorCode: 'lease', endedAt: now })
      .where(isGivenUp),
    database
      .update(messages)
      .set(expired)
      .where(and(waitingCondition, lte(messages.nextAt, now), lte(messages.expiresAt, now))),
    database
      .update(messages)
      .set(expired)
      .where(and(eq(messages.state, 'by-hand'), endedCondition, lte(messages.expiresAt, now))),
    database
      .update(messages)
      .set({ state: 'by-hand' })
      .where(
        and(
          eq(messages.state, 'unclear'),
          lte(messages.endedAt, new Date(now.getTime() - settleWithin)),
          sql`${messages.expiresAt} > ${now.getTime()}`,
          inArray(messages.kind, urgentKinds),
        ),
      ),
  ] as const;
}

/** Builds the statement that claims the messages that are due. Two runs share no row. */
export function claimDue(database: Database, claim: string, now: Date) {
  return database
    .update(messages)
    .set({
      state: 'sending',
      claim,
      claimedUntil: new Date(now.getTime() + lease),
      attempts: sql`${messages.attempts} + 1`,
      provider: null,
    })
    .where(
      sql`${messages.id} in (select id from ${messages} where ${waitingCondition} and next_at <= ${now.getTime()}
        order by next_at limit ${perClaim})`,
    )
    .returning();
}

export const ofClaim = ({ id }: Pick<MessageRow, 'id'>, claim: string): SQL | undefined =>
  and(eq(messages.id, id), eq(messages.claim, claim));

/** The columns of a message that its gateway did not send. The desk takes over where that helps. */
function notSent({ kind }: MessageRow, reason: MessageReason, now: Date, { channels }: MessageSettings) {
  const helps = reason !== 'stopped' && kind !== 'feedback' && (isUrgent(kind) || reason !== 'refused');
  const state = helps && channels['by-hand'] ? 'by-hand' : 'failed';
  return { state, reason, endedAt: now } as const;
}

/** The columns of a message after the answer of its gateway. */
export function rowAfter(row: MessageRow, result: SendOutcome, now: Date, settings: MessageSettings) {
  if (result.outcome === 'sent') {
    // A report may have come before this answer, and it knows more.
    const isUnreported = sql`(${messages.state} in ('sending', 'unclear')
      or (${messages.state} = 'by-hand' and ${messages.reason} = 'no-answer'))`;
    return {
      state: sql`iif(${isUnreported}, 'sent', ${messages.state})`,
      reason: sql`iif(${isUnreported}, null, ${messages.reason})`,
      providerId: result.providerId,
      errorCode: sql`iif(${isUnreported}, null, ${messages.errorCode})`,
      sentAt: now,
      endedAt: sql`coalesce(${messages.endedAt}, ${now.getTime()})`,
    };
  }
  const { code } = result;
  if (result.outcome === 'unclear')
    return { state: 'unclear', reason: 'no-answer', errorCode: code, endedAt: now } as const;
  const none = { costPaise: null, parts: null, errorCode: code };
  if (result.outcome === 'failed') return { ...none, ...notSent(row, result.reason, now, settings) };
  const next = nextAttempt(now, row.attempts, row.expiresAt, result.retryAfter);
  return next
    ? ({ ...none, state: 'waiting', nextAt: next } as const)
    : { ...none, ...notSent(row, 'no-answer', now, settings) };
}
