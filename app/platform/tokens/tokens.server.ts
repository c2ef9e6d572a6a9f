import { TimeSpan } from 'oslo';
import { serializeCookie } from 'oslo/cookie';
import { constantTimeEqual as equalBytes, sha256 } from 'oslo/crypto';
import { base32, base64url, encodeHex } from 'oslo/encoding';
import { createTOTPKeyURI, generateHOTP } from 'oslo/otp';

/** The only import of oslo besides http/same-origin.server.ts (decision 0002). */
export { serializeCookie, TimeSpan };

const text = new TextEncoder();

/** Generates a secret of 256 random bits, base64url without padding. */
export function randomSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false });
}

/**
 * Hashes a text with SHA-256, in hex. Use it for secrets of full entropy and for keys, never for passwords.
 */
export async function sha256Hex(secret: string): Promise<string> {
  return encodeHex(await sha256(text.encode(secret)));
}

/** Compares two texts in constant time. */
export function constantTimeEqual(one: string, other: string): boolean {
  return equalBytes(text.encode(one), text.encode(other));
}

/**
 * Generates a random text that people can copy from paper: base32 in lower case, whose letters and digits are
 * hard to confuse.
 */
export function randomReadableText(bytes: number): string {
  return base32
    .encode(crypto.getRandomValues(new Uint8Array(bytes)), { includePadding: false })
    .toLowerCase();
}

/** Validity of one code of an authenticator app: 30 s, the default of every app (RFC 6238). */
const codePeriod = new TimeSpan(30, 's');

/** Number of the 30 s period since 1970, which decides the code that an authenticator app shows. */
export const totpPeriod = (now: Date): number => Math.floor(now.getTime() / codePeriod.milliseconds());

/**
 * Computes the code of an authenticator app (HOTP) for a period.
 *
 * @param secret base32
 * @param step from {@link totpPeriod}
 */
export const totpCode = (secret: string, step: number): Promise<string> =>
  generateHOTP(base32.decode(secret), step);

/**
 * Builds the URI that an authenticator app scans as a QR code.
 *
 * @param secret base32
 */
export const authenticatorUri = (issuer: string, account: string, secret: string): string =>
  createTOTPKeyURI(issuer, account, base32.decode(secret));
