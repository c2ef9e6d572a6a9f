import type { AgreedChannel, ChannelTest, MessageFacts } from '#app/hospital-facts/message-facts.ts';
import { testedSettings } from '#app/messages/channel-test.ts';
import { messageActions } from '#app/messages/message.values.ts';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { changeTexts } from './facts-save.server.ts';
import {
  channelTestText,
  messageTests,
  storedChannelTest,
  testField,
} from './sections/message-tests.server.ts';

/**
 * Records a test that a gateway took, or may have taken, so that an owner can confirm that it arrived. The number is
 * in no row.
 */
export async function recordTestSent(
  command: Command,
  channel: AgreedChannel,
  test: ChannelTest,
): Promise<void> {
  const audit = auditEntry(command, messageActions.testSent, channel);
  const sent = { [testField(channel, 'sent')]: channelTestText(test) };
  const saved = await changeTexts(command, messageTests, () => sent, audit);
  // The second test of a day changes no text.
  if (saved === undefined) await audit;
}

/** Records a test that its gateway refused. */
export async function recordTestRefused(command: Command, channel: AgreedChannel): Promise<void> {
  await auditEntry(command, messageActions.testSent, channel);
}

/**
 * Records that the test that was sent last on a channel has arrived. From then on the channel can be switched on.
 *
 * @param messages the present settings
 * @throws ProblemError 409 if no test was sent with these settings
 */
export async function recordTestArrived(
  command: Command,
  channel: AgreedChannel,
  messages: MessageFacts,
): Promise<void> {
  await changeTexts(
    command,
    messageTests,
    (texts) => {
      const test = storedChannelTest(texts[testField(channel, 'sent')]);
      if (!test || test.settings !== testedSettings(messages, channel, test.language))
        throw staffProblem(409, 'The settings have changed since this test. Send another one.');
      return { [testField(channel, 'arrived')]: channelTestText(test) };
    },
    auditEntry(command, messageActions.testArrived, channel),
  );
}
