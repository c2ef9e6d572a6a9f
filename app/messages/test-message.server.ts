import type { Locale } from '#app/languages/locales.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { countTry } from '#app/platform/throttle/counter.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import { testedKind } from './channel-test.ts';
import type { MessageGateway, SendOutcome } from './gateway.server.ts';
import type { MessageSettings } from './message-settings.ts';
import { renderMessage, sampleValues, templateText, variableValues } from './message-text.ts';

/** Tests of a day, on all channels together. The day of the counter ends at 05:30 in India. */
export const testsPerDay = { count: 5, window: new TimeSpan(1, 'd') } as const;

interface TestMessage {
  readonly language: Locale;
  /** Ten digits of the owner's mobile number. It is in no row and no log. */
  readonly phone: string;
  /** Name of the text with the gateway. */
  readonly template: string;
}

/**
 * Sends a registered text with sample values to an owner's own phone: at once, outside the outbox and its caps.
 *
 * @returns the gateway's answer
 * @throws ProblemError 429 above five tests a day
 */
export async function sendTestMessage(
  { database, now }: Pick<Command, 'database' | 'now'>,
  gateway: MessageGateway,
  settings: MessageSettings,
  { language, phone, template }: TestMessage,
): Promise<SendOutcome> {
  const key = (await sha256Hex('message tests')).slice(0, 32);
  await countTry(database, [{ key, maxCount: testsPerDay.count }], testsPerDay.window, now);
  const text = templateText({ templates: settings.texts }, testedKind, language);
  const values = sampleValues(settings.phone, settings.brand);
  return gateway.send({
    id: crypto.randomUUID(),
    kind: testedKind,
    language,
    phone,
    template,
    variables: variableValues(text, language, values),
    text: renderMessage(text, language, values),
  });
}
