import { TimeSpan } from 'oslo';
import { serializeCookie } from 'oslo/cookie';
import { constantTimeEqual as equalBytes, sha256 } from 'oslo/crypto';
import { base64url, encodeHex } from 'oslo/encoding';

/** oslo's parts that this project uses, in one place; see docs/decisions/0003. */
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
