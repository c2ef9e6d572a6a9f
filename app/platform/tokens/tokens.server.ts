import { TimeSpan } from 'oslo';
import { serializeCookie } from 'oslo/cookie';
import { constantTimeEqual as equalBytes, sha256 } from 'oslo/crypto';
import { base32, base64url, encodeHex } from 'oslo/encoding';
import { createTOTPKeyURI, generateHOTP } from 'oslo/otp';

/** oslo's parts that this project uses, in one place; see decision 0002. */
export { serializeCookie, TimeSpan };

const text = new TextEncoder();

/** A secret of 256 bits from the platform's generator, base64url without padding. */
export function randomSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false });
}

/** SHA-256 of a text, hex. For secrets of full entropy and for keys; never for passwords. */
export async function hashOf(secret: string): Promise<string> {
  return encodeHex(await sha256(text.encode(secret)));
}

/** Compares without telling by its time where two texts differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  return equalBytes(text.encode(one), text.encode(other));
}

/** A random text that people can copy from paper: lower-case letters and digits that are not taken for each other. */
export function randomLetters(bytes: number): string {
  return base32
    .encode(crypto.getRandomValues(new Uint8Array(bytes)), { includePadding: false })
    .toLowerCase();
}

/** How long one code of an authenticator app holds, and how many digits it has: what every app takes for granted. */
const codePeriod = new TimeSpan(30, 's');

/** Which code an authenticator app shows at a moment, counted from 1970. */
export const codeStep = (now: Date): number => Math.floor(now.getTime() / codePeriod.milliseconds());

/** @param secret base32 */
export const codeAt = (secret: string, step: number): Promise<string> =>
  generateHOTP(base32.decode(secret), step);

/**
 * What an authenticator app scans.
 *
 * @param secret base32
 */
export const authenticatorUri = (issuer: string, account: string, secret: string): string =>
  createTOTPKeyURI(issuer, account, base32.decode(secret));
