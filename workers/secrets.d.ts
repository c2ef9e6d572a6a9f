/**
 * Secrets of the gateways of messages, set with `wrangler secret put` (docs/operations.md). A gateway without
 * its secrets is off.
 */
interface Env {
  readonly MSG91_AUTH_KEY?: string;
  readonly MSG91_WEBHOOK_PATH?: string;
  readonly WHATSAPP_TOKEN?: string;
  readonly WHATSAPP_APP_SECRET?: string;
  readonly WHATSAPP_VERIFY_TOKEN?: string;
}
