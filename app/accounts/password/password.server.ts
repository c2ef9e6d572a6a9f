import { Buffer } from 'node:buffer';
import { randomBytes, scrypt } from 'node:crypto';
import { constantTimeEqual } from '#app/platform/tokens/tokens.server.ts';

interface ScryptCost {
  /** Base 2 logarithm of N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP ASVS 5.0, appendix C; see decision 0004. */
export const currentCost: ScryptCost = { ln: 15, r: 8, p: 3 };

/** Highest N × r × p that the scrypt of Workers accepts. */
export const highestCost = 2 ** 20;

const memoryLimit = 64 * 1024 * 1024;
const saltBytes = 16;
const hashBytes = 32;

const phcPattern =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

export const costOf = ({ ln, r, p }: ScryptCost) => 2 ** ln * r * p;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const phc = ({ ln, r, p }: ScryptCost, salt: string, hash: string) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`;

/** Hash that no password matches. Verifying it for an unknown account takes as long as for a known one. */
export const unknownAccountHash = phc(
  currentCost,
  unpadded(Buffer.alloc(saltBytes)),
  unpadded(Buffer.alloc(hashBytes)),
);

function derive(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, { N: 2 ** ln, r, p, maxmem: memoryLimit }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * @param password as typed, without trimming
 * @returns a PHC string, which includes the cost and the salt
 */
export async function hashPassword(password: string, cost = currentCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return phc(cost, unpadded(salt), unpadded(await derive(password, salt, cost)));
}

interface Verdict {
  readonly matches: boolean;
  /** True for a correct password whose hash is weaker than a new one would be. */
  readonly outdated: boolean;
}

/**
 * Checks a password against a stored hash, at the cost that the hash names.
 *
 * @throws Error for a stored hash that is unreadable or that costs more than a Worker may spend
 */
export async function verifyPassword(password: string, stored: string): Promise<Verdict> {
  const [, ln, r, p, salt, hash] = phcPattern.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is unreadable.');
  const cost: ScryptCost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (costOf(cost) > highestCost) throw new Error('The cost of a stored password hash is above the limit.');
  const derived = unpadded(await derive(password, Buffer.from(salt, 'base64'), cost));
  const matches = constantTimeEqual(derived, hash);
  return { matches, outdated: matches && costOf(cost) < costOf(currentCost) };
}
