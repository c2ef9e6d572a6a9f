import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type GatewayOrigins, gatewayOrigins } from '#app/messages/gateway.server.ts';

/** Keys, templates and number that the stand-in accepts. */
export const gatewayAccount = {
  authKey: 'msg91-key',
  token: 'whatsapp-token',
  phoneNumberId: '10600',
  appSecret: 'app-secret',
  verifyToken: 'verify-token',
  webhookPath: 'random-path-of-msg91',
  /** Number of variables of each template. */
  templates: { two: 2, one: 1, none: 0 } as Readonly<Record<string, number>>,
} as const;

/** Fault of the next requests. */
export type GatewayFault =
  /** An error of the API, with its code in WhatsApp and its text in MSG91. */
  | { readonly kind: 'error'; readonly code: number; readonly text?: string; readonly status?: number }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Never answers. `accepts`: whether it sends the message all the same. */
  | { readonly kind: 'silent'; readonly accepts: boolean }
  /** Accepts the message and cuts the line. */
  | { readonly kind: 'cut' }
  /** Accepts the message and answers with this body, as a proxy does that lost the line. Default status: 200. */
  | { readonly kind: 'body'; readonly body: string; readonly status?: number };

/** A message that the stand-in accepted, and would have sent. */
interface AcceptedMessage {
  readonly provider: keyof GatewayOrigins;
  /** Our id, as sent along. */
  readonly messageId: string;
  /** With the country code. */
  readonly to: string;
  readonly template: string;
  readonly variables: readonly string[];
  readonly providerId: string;
}

/** A local HTTP server in place of MSG91 and of Meta's Cloud API. It behaves as their documents say. */
export interface FakeGateways {
  readonly origins: GatewayOrigins;
  /** Returns the URL on this server for a URL of a gateway; undefined for other sites. */
  readonly fakeUrlOf: (url: string) => string | undefined;
  readonly accepted: readonly AcceptedMessage[];
  /** Number of requests, also of refused ones. */
  readonly requests: () => number;
  /** Sets the fault of requests for a phone of ten digits, or of all; undefined ends it. */
  readonly setFault: (phone: string | '*', fault: GatewayFault | undefined) => void;
  readonly close: () => Promise<void>;
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const metaError = (code: number, details: string) => ({
  error: {
    message: `(#${code}) refused for +919876543210`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'A1',
  },
});

const isIndianMobile = (number: unknown) => /^91[6-9]\d{9}$/.test(String(number));

/** Request as this server read it, without the parts that it does not check. */
interface Asked {
  readonly request: IncomingMessage;
  // biome-ignore lint/suspicious/noExplicitAny: the body is whatever the Worker sent
  readonly body: any;
}

/** @returns the refusal, as status and body, or the accepted message */
function whatsappAnswer({ request, body }: Asked, path: string) {
  if (request.headers.authorization !== `Bearer ${gatewayAccount.token}`)
    return { status: 401, refusal: metaError(190, 'Invalid token') };
  if (!new RegExp(`^/v\\d+\\.\\d+/${gatewayAccount.phoneNumberId}/messages$`).test(path))
    return { status: 400, refusal: metaError(100, 'Unknown path') };
  if (body.messaging_product !== 'whatsapp' || body.type !== 'template' || !isIndianMobile(body.to))
    return { status: 400, refusal: metaError(100, 'Invalid parameter') };
  const { name, language, components = [] } = body.template;
  const expected = gatewayAccount.templates[name];
  if (expected === undefined || !/^[a-z]{2}$/.test(language.code))
    return { status: 404, refusal: metaError(132001, 'Template does not exist') };
  const parameters: { type: string; text: string }[] = components[0]?.parameters ?? [];
  if (parameters.length !== expected || parameters.some(({ type, text }) => type !== 'text' || text === ''))
    return { status: 400, refusal: metaError(132000, 'Number of parameters does not match') };
  const id = body.biz_opaque_callback_data;
  return { template: name, variables: parameters.map((one) => one.text), to: body.to, id };
}

function msg91Answer({ request, body }: Asked, path: string) {
  const error = (message: string) => ({ type: 'error', message });
  if (request.headers.authkey !== gatewayAccount.authKey)
    return { status: 401, refusal: error('Authentication failure') };
  if (path !== '/api/v5/flow') return { status: 404, refusal: error('Not found') };
  const expected = gatewayAccount.templates[body.template_id];
  // Errors of the content come with the status 200.
  if (expected === undefined) return { status: 200, refusal: error('Invalid template_id') };
  const { mobiles, ...variables } = body.recipients[0];
  if (!isIndianMobile(mobiles)) return { status: 200, refusal: error(`Invalid mobile number ${mobiles}`) };
  const given = ['when', 'ref'].flatMap((name) => (name in variables ? [String(variables[name])] : []));
  if (given.length !== expected || given.some((value) => value.length > 30))
    return { status: 200, refusal: error('Template variables do not match') };
  return { template: body.template_id, variables: given, to: mobiles, id: body.CRQID };
}

export async function startFakeGateways(): Promise<FakeGateways> {
  const accepted: AcceptedMessage[] = [];
  const faults = new Map<string, GatewayFault>();
  let requests = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    requests += 1;
    const [, site = '', ...path] = (request.url ?? '/').split('/');
    const provider = site === 'whatsapp' ? 'whatsapp' : 'msg91';
    const body = JSON.parse(await text(request));
    const asked = { request, body };
    const found = (provider === 'whatsapp' ? whatsappAnswer : msg91Answer)(asked, `/${path.join('/')}`);
    const to = String(provider === 'whatsapp' ? body.to : body.recipients[0].mobiles);
    const fault = faults.get(to.slice(2)) ?? faults.get('*');
    if (fault?.kind === 'status') {
      const headers: Record<string, string> = fault.retryAfter ? { 'Retry-After': fault.retryAfter } : {};
      return json(response, fault.status, { error: 'busy' }, headers);
    }
    if (fault?.kind === 'error') {
      const refusal =
        provider === 'whatsapp'
          ? metaError(fault.code, 'A reason')
          : { type: 'error', message: fault.text ?? 'Refused' };
      return json(response, fault.status ?? 400, refusal);
    }
    if (found.refusal) return json(response, found.status, found.refusal);
    if (fault?.kind === 'silent' && !fault.accepts) return undefined;
    const providerId = provider === 'whatsapp' ? `wamid.${randomUUID()}` : randomUUID();
    const { template, variables, id } = found;
    accepted.push({ provider, messageId: id, to, template, variables, providerId });
    if (fault?.kind === 'silent') return undefined;
    if (fault?.kind === 'cut') return request.socket.destroy();
    if (fault?.kind === 'body') return response.writeHead(fault.status ?? 200).end(fault.body);
    return json(
      response,
      200,
      provider === 'whatsapp'
        ? {
            messaging_product: 'whatsapp',
            contacts: [{ input: to, wa_id: to }],
            messages: [{ id: providerId, message_status: 'accepted' }],
          }
        : { type: 'success', message: providerId },
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => json(response, 400, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = Object.keys(gatewayOrigins) as (keyof GatewayOrigins)[];
  return {
    origins: { msg91: `${origin}/msg91`, whatsapp: `${origin}/whatsapp` },
    fakeUrlOf(url) {
      const name = names.find((candidate) => url.startsWith(`${gatewayOrigins[candidate]}/`));
      return name && `${origin}/${name}${url.slice(gatewayOrigins[name].length)}`;
    },
    accepted,
    requests: () => requests,
    setFault(phone, fault) {
      if (fault) faults.set(phone, fault);
      else faults.delete(phone);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A report as WhatsApp sends it. */
interface WhatsAppStatus {
  readonly id?: string;
  readonly messageId?: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  readonly code?: number;
}

/** Builds the body of a call of WhatsApp's webhook: several events in one. */
export const whatsappWebhookBody = (
  statuses: readonly WhatsAppStatus[],
  texts: readonly { readonly from: string; readonly text: string }[] = [],
): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { phone_number_id: gatewayAccount.phoneNumberId },
              statuses: statuses.map(({ id, messageId, status, code }) => ({
                id,
                status,
                timestamp: '1750857384',
                biz_opaque_callback_data: messageId,
                pricing: { pricing_model: 'PMP', type: 'regular', category: 'utility' },
                ...(code && { errors: [{ code, title: 'A title', message: 'A message' }] }),
              })),
              messages: texts.map(({ from, text: body }) => ({
                from,
                id: 'wamid.in',
                timestamp: '1750857384',
                type: 'text',
                text: { body },
              })),
            },
          },
        ],
      },
    ],
  });

/** Signs a body as Meta does: over its bytes, with the app secret. */
export const signatureOf = (body: string, secret: string = gatewayAccount.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Builds a report as MSG91 sends it. */
export const msg91WebhookBody = (providerId: string, messageId: string, status: string): string =>
  JSON.stringify({
    date: '2024-05-22 09:58:16',
    number: '919876543210',
    senderId: 'PMWHPK',
    amount: '0.01',
    requestId: providerId,
    CRQID: messageId,
    credit: '1',
    status,
    desc: 'A DESCRIPTION',
  });
