/**
 * Mail to staff through Cloudflare's Email Service. This is the only module that knows its API. Mail is optional: every
 * caller must work without a mailer, and no change depends on a mail.
 */
import { isMailAddress } from '#app/contact-details/mail-address.ts';
import { logError } from '../log/log.server.ts';

/** The part of the binding `send_email` that the site uses. */
export interface MailBinding {
  send(message: {
    readonly from: { readonly email: string; readonly name: string };
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly headers: Record<string, string>;
  }): Promise<unknown>;
}

/** Sends mail from one address. */
export interface Mailer {
  readonly binding: MailBinding;
  /** Mail address of the sender. Its domain is registered with Email Service. */
  readonly from: string;
  /** Name beside the address: the hospital's. */
  readonly name: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end with `\n`. */
  readonly text: string;
}

/**
 * Result of a mail.
 *
 * - `not-set-up`: the deployment has no binding or no sender.
 * - `suppressed`: an earlier mail to this address bounced, or its owner called one spam. Never try again.
 * - `limited`: the account sent too many mails.
 * - `failed`: any other refusal, or no answer. Without an answer the mail may arrive all the same.
 */
export type MailOutcome = 'sent' | 'not-set-up' | 'suppressed' | 'limited' | 'failed';

/**
 * Makes the mailer of a deployment.
 *
 * @returns null unless both the binding and a valid sender are configured
 */
export function mailerOf(
  { EMAIL, MAIL_FROM }: { readonly EMAIL?: MailBinding; readonly MAIL_FROM?: string },
  name: string,
): Mailer | null {
  return EMAIL && MAIL_FROM && isMailAddress(MAIL_FROM) ? { binding: EMAIL, from: MAIL_FROM, name } : null;
}

/** Milliseconds to wait for Email Service, because an owner waits for the page meanwhile. */
const sendTimeout = 5_000;

/** Makes other mail servers send no automatic reply (RFC 3834). Email Service allows this header. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

const hasControlCharacter = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text);

/**
 * Sends a mail and waits for the answer. Never throws. A failure is logged without the mail, its address or the text of
 * the error, which can quote the address.
 */
export async function sendMail(
  mailer: Mailer | null,
  { to, subject, text }: Mail,
  requestId: string,
): Promise<MailOutcome> {
  if (!mailer) return 'not-set-up';
  const { binding, from, name } = mailer;
  // A line break in a header would begin another header.
  if (!isMailAddress(to) || [to, subject, name].some(hasControlCharacter)) {
    logError('mail refused', requestId, new Error('unsafe header'));
    return 'failed';
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailTimeoutError()), sendTimeout);
  });
  try {
    const sending = binding.send({ from: { email: from, name }, to, subject, text, headers: automatic });
    await Promise.race([sending, timeout]);
    return 'sent';
  } catch (error) {
    return noteFailure(error, requestId);
  } finally {
    clearTimeout(timer);
  }
}

class MailTimeoutError extends Error {
  readonly code = 'E_TIMEOUT';
}

const outcomes: Readonly<Record<string, MailOutcome>> = {
  E_RECIPIENT_SUPPRESSED: 'suppressed',
  E_RATE_LIMIT_EXCEEDED: 'limited',
  E_DAILY_LIMIT_EXCEEDED: 'limited',
};

/** Codes after which every mail is refused until somebody changes a setting at Cloudflare. */
const settingCodes = ['E_SENDER_NOT_VERIFIED', 'E_SENDER_DOMAIN_NOT_AVAILABLE', 'E_DAILY_LIMIT_EXCEEDED'];

function noteFailure(error: unknown, requestId: string): MailOutcome {
  const code = codeOf(error);
  const outcome = outcomes[code] ?? 'failed';
  // Nothing of ours failed: the address does not accept mail.
  if (outcome === 'suppressed') return outcome;
  const event = settingCodes.includes(code) ? 'mail refused' : 'mail failed';
  logError(event, requestId, new Error(code.toLowerCase().replaceAll('_', ' ')));
  return outcome;
}

/** Returns the code of an error; only fixed words of capitals, because other text could hold an address. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E_[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
}
