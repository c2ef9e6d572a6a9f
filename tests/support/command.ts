import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import type { TestStore } from './store.ts';

let addresses = 0;

/** Returns an address for `CF-Connecting-IP` that no earlier call returned. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A command of a staff member on a morning in November, over a test store. */
export function commandFor(
  store: Pick<TestStore, 'database' | 'pictures'>,
  overrides: Partial<Command> = {},
): Command {
  return {
    database: store.database,
    pictures: store.pictures,
    facts: defaultFacts,
    actor: { kind: 'staff', userId: 'staff-1', address: '10.0.0.1' },
    now: new Date('2026-11-20T10:00:00Z'),
    requestId: 'request1',
    waitUntil: () => {},
    ...overrides,
  };
}

/**
 * The part of the request context that a sign-in needs. Each call has another address, so that no throttle
 * counts.
 */
export const signInContext = (
  overrides: Partial<Pick<RequestContext, 'signInRateLimit' | 'isDemonstration' | 'mailer'>> = {},
): Pick<RequestContext, 'signInRateLimit' | 'isDemonstration' | 'userAgent' | 'address' | 'mailer'> => ({
  signInRateLimit: { limit: async () => ({ success: true }) } as RateLimit,
  isDemonstration: false,
  userAgent: 'Test',
  mailer: null,
  address: newAddress(),
  ...overrides,
});
