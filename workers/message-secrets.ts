import type { MessageSecrets } from '#app/platform/request/context.server.ts';

/** Only this deployment reaches a gateway, so no copy of the site writes to a patient. */
export const areMessagesLive = (env: Env): boolean => env.MESSAGES === 'live';

export const messageSecretsOf = (env: Env): MessageSecrets => ({
  msg91AuthKey: env.MSG91_AUTH_KEY,
  msg91WebhookPath: env.MSG91_WEBHOOK_PATH,
  whatsappToken: env.WHATSAPP_TOKEN,
  whatsappAppSecret: env.WHATSAPP_APP_SECRET,
  whatsappVerifyToken: env.WHATSAPP_VERIFY_TOKEN,
});
