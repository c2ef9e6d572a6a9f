import { reminderStatements } from '#app/appointments/appointment-messages.server.ts';
import { gatewayOrigins, type MessageGateways } from '#app/messages/gateway.server.ts';
import { type MessageSettings, settingsFrom } from '#app/messages/message-settings.ts';
import { msg91Gateway } from '#app/messages/msg91.server.ts';
import { drainOutbox } from '#app/messages/outbox.server.ts';
import { whatsappGateway } from '#app/messages/whatsapp.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { MessageSecrets } from '#app/platform/request/context.server.ts';
import { resolveMessage } from '#app/staff-area/messages/message-people.server.ts';

/** The cron of messages in wrangler.toml. Every other cron runs the daily job. */
export const messageCron = '* * * * *';

export const messageSecretsOf = (env: Env): MessageSecrets => ({
  msg91AuthKey: env.MSG91_AUTH_KEY,
  msg91WebhookPath: env.MSG91_WEBHOOK_PATH,
  whatsappToken: env.WHATSAPP_TOKEN,
  whatsappAppSecret: env.WHATSAPP_APP_SECRET,
  whatsappVerifyToken: env.WHATSAPP_VERIFY_TOKEN,
});

/** Only a deployment with `MESSAGES = "live"` reaches a gateway, so no copy of the site writes to a patient. */
function gatewaysOf(env: Env, { whatsapp }: MessageSettings): MessageGateways {
  if (env.MESSAGES !== 'live') return {};
  const { msg91AuthKey, whatsappToken } = messageSecretsOf(env);
  return {
    ...(msg91AuthKey && { sms: msg91Gateway(msg91AuthKey, gatewayOrigins) }),
    ...(whatsappToken && { whatsapp: whatsappGateway(whatsappToken, whatsapp, gatewayOrigins) }),
  };
}

/** Runs each minute: makes the reminders that are due, and sends what waits in the outbox. */
export async function runMessages(command: Command, env: Env): Promise<void> {
  const { database, now, requestId, facts } = command;
  const settings = settingsFrom(facts);
  const [first, ...others] = reminderStatements(command, settings);
  if (first) await database.batch([first, ...others]);
  await drainOutbox(
    {
      database,
      settings,
      gateways: gatewaysOf(env, settings),
      resolveMessage: (message) => resolveMessage(database, message),
      requestId,
    },
    now,
  );
}
