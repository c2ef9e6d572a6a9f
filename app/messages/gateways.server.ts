import type { MessageSecrets } from '#app/platform/request/context.server.ts';
import { gatewayOrigins, type MessageGateways } from './gateway.server.ts';
import type { MessageSettings } from './message-settings.ts';
import { msg91Gateway } from './msg91.server.ts';
import { whatsappGateway } from './whatsapp.server.ts';

/** Returns the gateways whose secrets exist. */
export const gatewaysWith = (
  { msg91AuthKey, whatsappToken }: MessageSecrets,
  { whatsapp }: Pick<MessageSettings, 'whatsapp'>,
): MessageGateways => ({
  ...(msg91AuthKey && { sms: msg91Gateway(msg91AuthKey, gatewayOrigins) }),
  ...(whatsappToken && { whatsapp: whatsappGateway(whatsappToken, whatsapp, gatewayOrigins) }),
});
