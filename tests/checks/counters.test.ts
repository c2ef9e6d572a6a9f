/** Checks that the table of counters in docs/threats.md is complete and has the figures of the code. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devicesPerAccount } from '#app/accounts/session/known-device.server.ts';
import { newDeviceMailsPerDay } from '#app/accounts/session/new-device-mail.server.ts';
import { sessionsPerUser } from '#app/accounts/session/session-lifetime.server.ts';
import { maxAttempts } from '#app/accounts/session/sign-in-throttle.server.ts';
import { guesses } from '#app/accounts/two-step/two-step.server.ts';
import { usualOnlineVisits } from '#app/appointments/appointment.values.ts';
import { visitorMessagesPerPhone } from '#app/messages/outbox.server.ts';
import { testsPerDay } from '#app/messages/test-message.server.ts';
import {
  askedBookingLimit,
  bookingLimit,
  callbackLimit,
  lookupLimit,
  lostReferenceLimit,
  openRequests,
  sharedFactor,
  type VisitorLimit,
  visitorMessagesPerAddress,
  widthFactors,
} from '#app/platform/throttle/limits.server.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = new Map(
  read('docs/threats.md')
    .split('\n')
    .flatMap((line) => {
      const [, name, counts] = /^\| `(\w+)` \| (.+?) \| /.exec(line) ?? [];
      return name && counts ? [[name, counts] as const] : [];
    }),
);

/** Tries from an address, a /56, a /48, and from an IPv4 address of a carrier. */
const byWidth = (perAddress: number) => [
  perAddress,
  perAddress * widthFactors.site,
  perAddress * widthFactors.network,
  perAddress * sharedFactor,
];

const ofVisitor = ({ perPhoneAndAddress, perAddress }: VisitorLimit) => [
  perPhoneAndAddress,
  ...byWidth(perAddress),
];

const gateOf = (name: string) =>
  [...read('wrangler.toml').matchAll(new RegExp(`name = "${name}"[^[]*?limit = (\\d+)`, 'g'))].map(
    ([, limit]) => Number(limit),
  );

test.each<[string, readonly number[]]>([
  ['SIGN_IN_GATE', gateOf('SIGN_IN_GATE')],
  ['VISITOR_GATE', gateOf('VISITOR_GATE')],
  ...Object.entries({
    bookingLimit,
    askedBookingLimit,
    lookupLimit,
    lostReferenceLimit,
    callbackLimit,
  }).map(([name, limit]): [string, number[]] => [name, ofVisitor(limit)]),
  [
    'openRequests',
    [openRequests.perNetwork, openRequests.perNetwork * sharedFactor, openRequests.shareOfDay * 100],
  ],
  ['usualOnlineVisits', [usualOnlineVisits]],
  ['visitorMessagesPerAddress', byWidth(visitorMessagesPerAddress.count)],
  ['visitorMessagesPerPhone', [visitorMessagesPerPhone.count]],
  ['testsPerDay', [testsPerDay.count]],
  [
    'maxAttempts',
    [
      ...Object.values(maxAttempts),
      maxAttempts.address * widthFactors.site,
      maxAttempts.address * widthFactors.network,
    ],
  ],
  ['guesses', [guesses.most]],
  ['newDeviceMailsPerDay', [newDeviceMailsPerDay]],
  ['sessionsPerUser', [sessionsPerUser]],
  ['devicesPerAccount', [devicesPerAccount]],
])('the table has the limits of %s', (name, limits) => {
  expect(limits.length).toBeGreaterThan(0);
  const figures = rows.get(name)?.match(/\d+/g)?.map(Number);
  expect(figures).toEqual(expect.arrayContaining([...limits]));
});

test('the table names each module that counts attempts', () => {
  const callers = execFileSync(
    'git',
    ['grep', '-lE', '\\b(countTry|countInBatch|countVisitorTry|applyRateLimit)\\(', '--', 'app', 'workers'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((path) => !/\.test\.ts$|^app\/platform\/throttle\//.test(path));
  expect(callers.length).toBeGreaterThan(8);
  const table = read('docs/threats.md');
  expect(callers.filter((path) => !table.includes(`\`${path}\``))).toEqual([]);
});
