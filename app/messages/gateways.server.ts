import type { MessageSecrets, RequestContext } from '#app/platform/request/context.server.ts';
import { gatewayOrigins, type MessageGateways } from './gateway.server.ts';
import { type MessageSettings, settingsFrom } from './message-settings.ts';
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

/** Returns the settings by which this deployment sends: a gateway whose key was removed is no way any more. */
export const settingsHere = ({
  facts,
  areMessagesLive,
  messageSecrets: { msg91AuthKey, whatsappToken },
}: Pick<RequestContext, 'facts' | 'areMessagesLive' | 'messageSecrets'>): MessageSettings =>
  settingsFrom(facts, {
    sms: areMessagesLive && Boolean(msg91AuthKey),
    whatsapp: areMessagesLive && Boolean(whatsappToken),
  });
