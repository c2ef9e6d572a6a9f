import {
  feedbackStatements,
  reminderStatements,
} from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { gatewaysWith } from '#app/messages/gateways.server.ts';
import { settingsFrom } from '#app/messages/message-settings.ts';
import { drainOutbox } from '#app/messages/outbox.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { resolveMessage } from '#app/staff-area/messages/message-people.server.ts';
import { areMessagesLive, messageSecretsOf } from './message-secrets.ts';

/** The cron of messages in wrangler.toml. Every other cron runs the daily job. */
export const messageCron = '* * * * *';

/** Runs each minute: makes the reminders and the questions after a visit that are due, and sends what waits. */
export async function runMessages(command: Command, env: Env): Promise<void> {
  const { database, now, requestId, facts } = command;
  const settings = settingsFrom(facts);
  const [first, ...others] = [
    ...reminderStatements(command, settings),
    ...feedbackStatements(command, settings),
  ];
  if (first) await database.batch([first, ...others]);
  await drainOutbox(
    {
      database,
      settings,
      gateways: areMessagesLive(env) ? gatewaysWith(messageSecretsOf(env), settings) : {},
      resolveMessage: (message) => resolveMessage(database, message),
      requestId,
    },
    now,
  );
}
