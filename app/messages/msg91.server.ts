import {
  type DeliveryReport,
  fieldOf,
  type GatewayOrigins,
  laterOutcome,
  type MessageGateway,
  postJson,
  textIn,
} from './gateway.server.ts';

export const msg91Provider = 'msg91';

/** Names of the variables in the templates at MSG91, in the order of {@link OutgoingMessage.variables}. */
const variableNames = ['when', 'ref'] as const;

/**
 * Sorts the refusals of MSG91, which sends a text instead of a code. The text may hold the number, so it is
 * not stored.
 */
function refusal(text: string): 'channel' | 'template' | 'phone' | 'refused' {
  if (/auth|key|\bip\b|whitelist|balance|credit/i.test(text)) return 'channel';
  if (/template|flow|sender|dlt/i.test(text)) return 'template';
  return /mobile|number|recipient/i.test(text) ? 'phone' : 'refused';
}

/** Sends SMS through the flow API of MSG91. It sends the variables, and the template there has the text. */
export const msg91Gateway = (authKey: string, origins: GatewayOrigins): MessageGateway => ({
  provider: msg91Provider,
  async send({ id, phone, template, variables }) {
    const named = variables.map((value, index) => [variableNames[index], value]);
    const response = await postJson(
      `${origins.msg91}/api/v5/flow`,
      { authkey: authKey },
      {
        template_id: template,
        short_url: '0',
        CRQID: id,
        recipients: [{ mobiles: `91${phone}`, ...Object.fromEntries(named) }],
      },
    );
    if (response.status === undefined) return { outcome: 'unclear', code: 'no-answer' };
    const { status, body, retryAfter } = response;
    const later = laterOutcome(status, body, retryAfter);
    if (later) return later;
    // 418: the key has a list of addresses, and a Worker has no fixed address.
    if (status === 401 || status === 403 || status === 418)
      return { outcome: 'failed', code: `http-${status}`, reason: 'channel' };
    // An error can come with the status 200, so the type is read first.
    const type = textIn(body, 'type');
    const text = textIn(body, 'message') ?? '';
    if (type === 'error') return { outcome: 'failed', code: 'error', reason: refusal(text) };
    if (status < 300 && type === 'success' && text !== '') return { outcome: 'sent', providerId: text };
    return status < 300
      ? { outcome: 'unclear', code: 'no-id' }
      : { outcome: 'failed', code: `http-${status}`, reason: 'refused' };
  },
});

/** Status codes of MSG91's reports. Others say nothing about the end of a message. */
const deliveredStatus = '1';
const failedStatuses: Readonly<Record<string, DeliveryReport['reason']>> = {
  '2': 'refused',
  '9': 'phone',
  '16': 'refused',
  '17': 'channel',
  '25': 'refused',
};

/** Reads a webhook call of MSG91: one report, or a list of them. */
export function msg91Reports(body: unknown, now: Date): readonly DeliveryReport[] {
  return (Array.isArray(body) ? body : [body]).flatMap((one): DeliveryReport[] => {
    const status = String(fieldOf(one, 'status') ?? '');
    const base = {
      provider: msg91Provider,
      messageId: textIn(one, 'CRQID'),
      providerId: textIn(one, 'requestId'),
      // The time in the report names no zone.
      at: now,
    };
    if (status === deliveredStatus) return [{ ...base, state: 'delivered' }];
    const reason = failedStatuses[status];
    return reason ? [{ ...base, state: 'failed', code: status, reason }] : [];
  });
}
