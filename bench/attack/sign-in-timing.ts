/**
 * Measures whether the time of a failed sign-in reveals that an account exists: 240 attempts, every other one
 * for an existing account.
 *
 * Run it after a build: `npm run attack:sign-in-timing`. The figures are meaningful on a quiet machine
 * only.
 */
import { addStaff } from '#tests/support/accounts.ts';
import { newAddress } from '#tests/support/command.ts';
import { startSite } from '#tests/support/site.ts';

const tries = 240;
/** Attempts allowed before the throttle locks an account for a while, whether the account exists or not. */
const triesPerAccount = 4;

const site = await startSite();
const accounts = tries / 2 / triesPerAccount;
const known: string[] = [];
for (let made = 0; made < accounts; made += 1) known.push((await addStaff(site.binding)).email);
const unknown = known.map((email) => email.replace('staff-', 'nobody-'));

async function milliseconds(email: string): Promise<number> {
  const begin = performance.now();
  const response = await site.fetch('/api/v1/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'not the password at all' }),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
  });
  await response.arrayBuffer();
  if (response.status !== 401)
    throw new Error(`The sign-in with a wrong password got status ${response.status} instead of 401.`);
  return performance.now() - begin;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

// The first attempt waits for work that an isolate does once.
await milliseconds('first@hospital.example');
const took: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
for (let number = 0; number < tries / 2; number += 1) {
  const account = number % accounts;
  // The order alternates, so that neither kind always comes second.
  const order = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
  for (const kind of order)
    took[kind].push(await milliseconds((kind === 'known' ? known : unknown)[account] ?? ''));
}
const means = { known: mean(took.known), unknown: mean(took.unknown) };
const apart = Math.abs(means.known / means.unknown - 1) * 100;
console.log(
  `${tries} tries: known ${means.known.toFixed(1)} ms, unknown ${means.unknown.toFixed(1)} ms on average, ${apart.toFixed(1)} % apart`,
);
await site.dispose();
if (apart > 5) process.exitCode = 1;
