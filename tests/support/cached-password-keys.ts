import type { ScryptOptions } from 'node:crypto';
import { vi } from 'vitest';

/** Derived keys of this process, by all inputs of the derivation. */
const derived = new Map<string, Buffer>();

/**
 * Caches password keys in unit tests. A derivation takes 0.2 s on purpose, and most tests check the same
 * password against the same hash. The first derivation of each is real.
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
