import { parsePhone } from '#app/contact-details/phone.ts';
import {
  type DeliveryReport,
  fieldOf,
  type GatewayOrigins,
  laterOutcome,
  listOf,
  type MessageGateway,
  postJson,
  type SendOutcome,
  textIn,
} from './gateway.server.ts';
import type { MessageSettings } from './message-settings.ts';

export const whatsappProvider = 'whatsapp';

/** Error codes of the Cloud API (developers.facebook.com, "Error codes"). All others are plain refusals. */
const retryCodes: readonly number[] = [1, 2, 4, 130429, 131016, 131056];
const phoneCodes: readonly number[] = [131026];
/** The person has stopped messages in WhatsApp itself. */
const stoppedCodes: readonly number[] = [131050];
const templateCodes: readonly number[] = [132000, 132001, 132005, 132007, 132012, 132015, 132016];
/** Key, permission, payment, quality: the owner must act. */
const channelCodes: readonly number[] = [190, 10, 368, 131031, 131042, 131048];

type FailureReason = Extract<SendOutcome, { outcome: 'failed' }>['reason'];

function reasonOf(code: number): FailureReason {
  if (phoneCodes.includes(code)) return 'phone';
  if (stoppedCodes.includes(code)) return 'stopped';
  if (templateCodes.includes(code)) return 'template';
  return channelCodes.includes(code) ? 'channel' : 'refused';
}

/** Sends registered templates through Meta's WhatsApp Cloud API. */
export const whatsappGateway = (
  token: string,
  { phoneNumberId, version }: MessageSettings['whatsapp'],
  origins: GatewayOrigins,
): MessageGateway => ({
  provider: whatsappProvider,
  async send({ id, phone, template, language, variables }) {
    const response = await postJson(
      `${origins.whatsapp}/${version}/${phoneNumberId}/messages`,
      { Authorization: `Bearer ${token}` },
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${phone}`,
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          ...(variables.length > 0 && {
            components: [{ type: 'body', parameters: variables.map((text) => ({ type: 'text', text })) }],
          }),
        },
        biz_opaque_callback_data: id,
      },
    );
    if (response.status === undefined) return { outcome: 'unclear', code: 'no-answer' };
    const { status, body, retryAfter } = response;
    const providerId = textIn(listOf(body, 'messages')[0], 'id');
    if (status === 200 && providerId) return { outcome: 'sent', providerId };
    const number = fieldOf(fieldOf(body, 'error'), 'code');
    const code = typeof number === 'number' ? number : undefined;
    // A success without an id: the message may be on its way.
    if (status < 300) return { outcome: 'unclear', code: 'no-id' };
    const later = laterOutcome(status, body, retryAfter, code === undefined ? undefined : String(code));
    if (later) return later;
    if (code !== undefined && retryCodes.includes(code))
      return { outcome: 'retry', code: String(code), ...(retryAfter && { retryAfter }) };
    if (code === undefined)
      return { outcome: 'failed', code: `http-${status}`, reason: status === 401 ? 'channel' : 'refused' };
    return { outcome: 'failed', code: String(code), reason: reasonOf(code) };
  },
});

/**
 * Checks the signature of a webhook call, over the bytes as they came. Web Crypto compares in constant time.
 *
 * @param header value of `X-Hub-Signature-256`
 */
export async function isSignedByMeta(
  bytes: Uint8Array<ArrayBuffer>,
  header: string | null,
  appSecret: string | undefined,
): Promise<boolean> {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  if (!hex || !appSecret) return false;
  const signature = new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(appSecret), algorithm, false, [
    'verify',
  ]);
  return crypto.subtle.verify('HMAC', key, signature, bytes);
}

/** Words with which a person ends our messages, alone in a message. */
const stopWords: readonly string[] = ['STOP', 'बंद'];

/** Content of a webhook call: reports on our messages, and phones that ask for no more messages. */
export interface WhatsAppEvents {
  readonly reports: readonly DeliveryReport[];
  readonly stops: readonly string[];
}

const reportedStates = ['sent', 'delivered', 'read', 'failed'] as const;

function reportOf(status: unknown, now: Date): DeliveryReport | undefined {
  const state = reportedStates.find((one) => one === textIn(status, 'status'));
  if (!state) return undefined;
  const seconds = Number(textIn(status, 'timestamp'));
  const code = Number(fieldOf(listOf(status, 'errors')[0], 'code'));
  return {
    provider: whatsappProvider,
    messageId: textIn(status, 'biz_opaque_callback_data'),
    providerId: textIn(status, 'id'),
    state,
    at: seconds > 0 ? new Date(Math.min(seconds * 1000, now.getTime())) : now,
    ...(state === 'failed' && { code: String(code || 'unknown'), reason: reasonOf(code) }),
  };
}

function stopOf(received: unknown): string | undefined {
  const text = textIn(fieldOf(received, 'text'), 'body') ?? textIn(fieldOf(received, 'button'), 'text') ?? '';
  const isStop = stopWords.includes(
    text
      .normalize('NFC')
      .trim()
      .replace(/[.!।]+$/, '')
      .toUpperCase(),
  );
  return isStop ? parsePhone(textIn(received, 'from') ?? '') : undefined;
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Reads a webhook call. Texts of persons are compared with the words that stop, and not returned. */
export function whatsappEvents(body: unknown, now: Date): WhatsAppEvents {
  const values = listOf(body, 'entry')
    .flatMap((entry) => listOf(entry, 'changes'))
    .filter((change) => fieldOf(change, 'field') === 'messages')
    .map((change) => fieldOf(change, 'value'));
  return {
    reports: values
      .flatMap((value) => listOf(value, 'statuses'))
      .map((status) => reportOf(status, now))
      .filter(isDefined),
    stops: values
      .flatMap((value) => listOf(value, 'messages'))
      .map(stopOf)
      .filter(isDefined),
  };
}
