import type { ScryptOptions } from 'node:crypto';
import { vi } from 'vitest';

/** Of this process, by everything a key is made from. */
const derived = new Map<string, Buffer>();

/**
 * A password's key takes a fifth of a second on purpose, and most tests check the same password against the same hash: what was derived
 * once is not derived again. The first of each is the real one.
 */
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const scrypt = (
    password: string,
    salt: Buffer,
    length: number,
    cost: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => {
    const origin = JSON.stringify([password, salt.toString('base64'), length, cost]);
    const known = derived.get(origin);
    if (known) {
      setImmediate(done, null, known);
      return;
    }
    real.scrypt(password, salt, length, cost, (error, key) => {
      if (!error) derived.set(origin, key);
      done(error, key);
    });
  };
  return { ...real, scrypt };
});
