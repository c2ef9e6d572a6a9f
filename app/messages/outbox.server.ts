import { and, gte, sql } from 'drizzle-orm';
import { defaultLocale } from '#app/languages/locales.ts';
import { type Paise, paise, sumOf } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { countTry } from '#app/platform/throttle/counter.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import {
  type ExpectedWay,
  expectedWay,
  leftToDesk,
  type NotSent,
  type ResolvedMessage,
  type ResolveMessage,
  readPeople,
  valuesOf,
} from './expected-way.server.ts';
import type { MessageGateway, MessageGateways, OutgoingMessage, SendOutcome } from './gateway.server.ts';
import { type MessageRow, messages, sendingCondition } from './message.schema.server.ts';
import type { AgreedChannel, MessageReason } from './message.values.ts';
import { messageLength } from './message-parts.ts';
import type { MessageSettings } from './message-settings.ts';
import { renderMessage, templateText, variableValues } from './message-text.ts';
import { capPeriods, isQuiet } from './message-times.ts';
import { claimDue, endOverdue, lease, ofClaim, perClaim, rowAfter } from './outbox-rows.server.ts';

/** Everything that a drain needs besides the table of messages. */
export interface Outbox {
  readonly database: Database;
  readonly settings: MessageSettings;
  readonly gateways: MessageGateways;
  readonly resolveMessage: ResolveMessage;
  readonly requestId: string;
}

/** Claims of one run, so that a run ends within minutes: 200 messages. */
const claimsPerRun = 10;

/** Requests to gateways at one time; a Worker may have six open connections. */
const atOnce = 6;

/** Messages of a day that visitors' own acts cause for one phone, so that nobody can flood another's phone. */
export const visitorMessagesPerPhone = { count: 3, window: new TimeSpan(23, 'h') } as const;

/** Sums of the costs since a day and a month began. A message of which nobody knows counts as sent. */
export async function readCosts(database: Database, now: Date): Promise<{ day: Paise; month: Paise }> {
  const from = capPeriods(now);
  const [row] = await database
    .select({
      day: sql<number>`coalesce(sum(${messages.costPaise}) filter (where ${messages.createdAt} >= ${from.day.getTime()}), 0)`,
      month: sql<number>`coalesce(sum(${messages.costPaise}), 0)`,
    })
    .from(messages)
    .where(gte(messages.createdAt, from.month));
  return { day: paise(row?.day ?? 0), month: paise(row?.month ?? 0) };
}

/** Decision about a claimed message: drop it, leave it to the desk, or send it. */
type Decision =
  | NotSent
  | {
      readonly to: 'gateway';
      readonly channel: AgreedChannel;
      readonly gateway: MessageGateway;
      readonly outgoing: OutgoingMessage;
      readonly parts: number;
      readonly cost: Paise;
    };

/** One run of the outbox. It holds what the run learns about its gateways. */
class Drain {
  readonly #outbox: Outbox;
  readonly #now: Date;
  /** Channels, and templates as `channel template`, that the gateway refused in this run. */
  readonly #refused = new Map<string, 'channel' | 'template'>();
  #spent = { day: paise(0), month: paise(0) };
  #isCapLogged = false;

  constructor(outbox: Outbox, now: Date) {
    this.#outbox = outbox;
    this.#now = now;
  }

  async run(): Promise<number> {
    const startedAt = Date.now();
    let claimed = 0;
    for (let round = 0; round < claimsPerRun; round += 1) {
      const count = await this.#round();
      claimed += count;
      // A claim's lease begins with the run, so a slow run leaves the rest to the next minute.
      if (count < perClaim || Date.now() - startedAt > lease / 2) break;
    }
    return claimed;
  }

  async #round(): Promise<number> {
    const { database, settings } = this.#outbox;
    const claim = crypto.randomUUID();
    const rows = await claimDue(database, claim, this.#now);
    if (rows.length === 0) return 0;
    const { found, stopped } = await readPeople(database, rows, async (row) =>
      // A kind that is off needs no person.
      settings.kinds[row.kind] ? this.#outbox.resolveMessage(row) : offPerson,
    );
    this.#spent = await readCosts(database, this.#now);
    const decided: { row: MessageRow; decision: Decision }[] = [];
    // One after another, because each message counts against the caps of the next.
    for (const one of found) {
      const way = expectedWay(one, settings, stopped);
      const decision =
        way.to === 'gateway' ? await this.#decide(one.row, one.person as ResolvedMessage, way) : way;
      decided.push({ row: one.row, decision });
    }
    const prepared = await this.#prepare(decided, claim);
    const waiting = decided.flatMap(({ row, decision }) =>
      decision.to === 'gateway' && prepared.has(row.id) ? [() => this.#send(row, decision, claim)] : [],
    );
    const results = await Promise.allSettled(Array.from({ length: atOnce }, () => work(waiting)));
    // A result that was not written leaves its message unclear. The next run goes on with the others.
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return rows.length;
  }

  async #decide(
    row: MessageRow,
    person: ResolvedMessage,
    { channel, template }: Extract<ExpectedWay, { to: 'gateway' }>,
  ): Promise<Decision> {
    const { settings, gateways } = this.#outbox;
    const { language } = person;
    const gateway = gateways[channel];
    if (!gateway) return leftToDesk(settings, 'no-gateway', 'off');
    const refused = this.#refused.get(channel) ?? this.#refused.get(`${channel} ${template}`);
    if (refused) return leftToDesk(settings, refused);
    const values = valuesOf(row, person, settings);
    const registered = templateText({ templates: settings.texts }, row.kind, language);
    const text = renderMessage(registered, language, values);
    const parts = channel === 'sms' ? messageLength(text).parts : 1;
    const cost = paise(parts * settings.prices[channel]);
    if (!(await this.#isWithinLimits(row, person.phone, cost))) return leftToDesk(settings, 'cap');
    this.#spent = { day: sumOf([this.#spent.day, cost]), month: sumOf([this.#spent.month, cost]) };
    const variables = variableValues(registered, language, values);
    const { id, kind } = row;
    const outgoing = { id, kind, language, phone: person.phone, template, variables, text };
    return { to: 'gateway', channel, gateway, outgoing, parts, cost };
  }

  async #isWithinLimits(row: MessageRow, phone: string, cost: Paise): Promise<boolean> {
    const { settings, database, requestId } = this.#outbox;
    const { day, month } = this.#spent;
    if (day + cost > settings.caps.day || month + cost > settings.caps.month) {
      if (!this.#isCapLogged) logError('message cap reached', requestId, new Error('cap reached'));
      this.#isCapLogged = true;
      return false;
    }
    if (row.madeBy !== 'visitor' || row.attempts > 1) return true;
    const { count, window } = visitorMessagesPerPhone;
    const key = (await sha256Hex(`message phone ${phone}`)).slice(0, 32);
    try {
      await countTry(database, [{ key, maxCount: count }], window, this.#now);
      return true;
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  }

  /**
   * Writes the decisions before anything is sent, so that a report can find its message at once.
   *
   * @returns the messages that this run still holds
   */
  async #prepare(
    decided: readonly { row: MessageRow; decision: Decision }[],
    claim: string,
  ): Promise<ReadonlySet<string>> {
    const { database } = this.#outbox;
    const [first, ...others] = decided.map(({ row, decision }) =>
      database
        .update(messages)
        .set(
          decision.to === 'gateway'
            ? {
                channel: decision.channel,
                language: decision.outgoing.language,
                template: decision.outgoing.template,
                provider: decision.gateway.provider,
                parts: decision.parts,
                costPaise: decision.cost,
              }
            : { state: decision.to, reason: decision.reason, endedAt: this.#now },
        )
        .where(and(ofClaim(row, claim), sendingCondition))
        .returning({ id: messages.id }),
    );
    const written = first ? await database.batch([first, ...others]) : [];
    return new Set(written.flatMap((rows) => rows.map(({ id }) => id)));
  }

  async #send(row: MessageRow, decision: Extract<Decision, { to: 'gateway' }>, claim: string) {
    const { database, settings } = this.#outbox;
    const { channel, gateway, outgoing } = decision;
    const refused = this.#refused.get(channel) ?? this.#refused.get(`${channel} ${outgoing.template}`);
    const outcome: SendOutcome = refused
      ? { outcome: 'failed', code: 'not-tried', reason: refused }
      : await gateway.send(outgoing);
    if (outcome.outcome === 'failed' && !refused) this.#learn(channel, outgoing.template, outcome.reason);
    await database
      .update(messages)
      .set(rowAfter(row, outcome, this.#now, settings))
      .where(this.#isOpen(row, outcome, claim));
  }

  /** A refused channel or template is not asked again in this run: the next run tries it with one message. */
  #learn(channel: AgreedChannel, template: string, reason: MessageReason) {
    if (reason !== 'channel' && reason !== 'template') return;
    this.#refused.set(reason === 'channel' ? channel : `${channel} ${template}`, reason);
    logError(`message ${reason} refused`, this.#outbox.requestId, new Error(`${channel} refused`));
  }

  /** A success is noted whatever the time has made of the row, all else only while the claim lasts. */
  #isOpen(row: MessageRow, { outcome }: SendOutcome, claim: string) {
    return outcome === 'sent' ? ofClaim(row, claim) : and(ofClaim(row, claim), sendingCondition);
  }
}

/** Stands for the person of a message whose kind is off, who is not read. */
const offPerson: ResolvedMessage = {
  phone: '',
  language: defaultLocale,
  consent: null,
  reference: null,
  isByVideo: false,
  stillHolds: true,
};

/** Takes jobs from a list until none is left. */
async function work(jobs: (() => Promise<void>)[]): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job();
}

/**
 * Sends the messages that are due. The cron runs it each minute; two runs at once share no message. By night
 * nothing is sent, and what waits goes out in the morning.
 *
 * @param now time of the run
 * @returns the number of messages handled
 */
export async function drainOutbox(outbox: Outbox, now: Date): Promise<number> {
  await outbox.database.batch([...endOverdue(outbox.database, now)]);
  if (isQuiet(now, outbox.settings.quiet)) return 0;
  return new Drain(outbox, now).run();
}
