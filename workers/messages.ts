import type { MessageSecrets } from '#app/platform/request/context.server.ts';

export const messageSecretsOf = (env: Env): MessageSecrets => ({
  msg91AuthKey: env.MSG91_AUTH_KEY,
  msg91WebhookPath: env.MSG91_WEBHOOK_PATH,
  whatsappToken: env.WHATSAPP_TOKEN,
  whatsappAppSecret: env.WHATSAPP_APP_SECRET,
  whatsappVerifyToken: env.WHATSAPP_VERIFY_TOKEN,
});
