import type { Locale } from '#app/languages/locales.ts';
import type { AgreedChannel, MessageKind, MessageReason } from './message.values.ts';

/** A message with its person, for the time of one attempt. Nothing of it is stored or logged. */
export interface OutgoingMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly language: Locale;
  /** Ten digits. */
  readonly phone: string;
  /** Registered template. Some gateways take its variables, others the whole text with the template's id. */
  readonly template: string;
  readonly variables: readonly string[];
  readonly text: string;
}

/** Answer of a gateway to one attempt. `code` is its error code, never a text. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly providerId: string }
  | { readonly outcome: 'retry'; readonly code: string; readonly retryAfter?: number }
  | {
      readonly outcome: 'failed';
      readonly code: string;
      readonly reason: Extract<MessageReason, 'phone' | 'stopped' | 'template' | 'channel' | 'refused'>;
    }
  /** No answer: the message may be on its way, so it is never sent again. */
  | { readonly outcome: 'unclear'; readonly code: string };

/** A service that sends messages. The engine knows no other property of it. */
export interface MessageGateway {
  readonly provider: string;
  readonly send: (message: OutgoingMessage) => Promise<SendOutcome>;
}

export type MessageGateways = Readonly<Partial<Record<AgreedChannel, MessageGateway>>>;

/** Origins of the gateways. Tests replace them by the origin of a local server. */
export interface GatewayOrigins {
  readonly msg91: string;
  readonly whatsapp: string;
}

export const gatewayOrigins: GatewayOrigins = {
  msg91: 'https://control.msg91.com',
  whatsapp: 'https://graph.facebook.com',
};

/** Time limit of one request, in milliseconds. */
const timeout = 5_000;

/** Bytes of an answer that are read at most. */
const answerBytes = 64 * 1024;

/** A gateway's answer: its status and body, or no answer. */
type GatewayResponse =
  | { readonly status: number; readonly retryAfter: number | undefined; readonly body: unknown }
  | { readonly status: undefined };

/**
 * Posts JSON to a gateway. Redirects are not followed, so the key goes to its own host alone.
 *
 * @returns no status if no complete answer came: the gateway may have taken the message
 */
export async function postJson(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<GatewayResponse> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = (await response.text()).slice(0, answerBytes);
    const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
    return { status: response.status, retryAfter, body: parsed(text) };
  } catch {
    return { status: undefined };
  }
}

/** Cloudflare reached no server (developers.cloudflare.com, "Cloudflare 5xx errors"): the message was not taken. */
const notReached: readonly number[] = [521, 523, 525, 526];

/**
 * Sorts the answers with which the gateway may take the message later. A status from 500 counts as the gateway's
 * own only with JSON: a proxy in between, also Cloudflare itself, answers with 502, 504, 520 or 524 when the line
 * broke after the message was taken.
 */
export function laterOutcome(
  status: number,
  body: unknown,
  retryAfter: number | undefined,
  code = `http-${status}`,
): SendOutcome | undefined {
  const isJson = typeof body === 'object' && body !== null;
  const isOwn = status >= 500 && isJson && status !== 502 && status !== 504;
  if (status === 429 || isOwn || notReached.includes(status))
    return { outcome: 'retry', code, ...(retryAfter && { retryAfter }) };
  return status >= 500 ? { outcome: 'unclear', code } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a field of a value of unknown shape. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Reads a list of a value of unknown shape; empty if there is none. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** Reads a short text of a value of unknown shape. */
export function textIn(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text.length <= 500 ? text : undefined;
}

/** A gateway's report on a message, from a call of our webhook. */
export interface DeliveryReport {
  readonly provider: string;
  /** Our id, if the gateway repeats it. */
  readonly messageId: string | undefined;
  readonly providerId: string | undefined;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  readonly at: Date;
  readonly code?: string;
  readonly reason?: MessageReason;
}
