import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPhone } from '#tests/support/appointments.ts';
import { commandFor, newAddress } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookingLimit, sharedFactor, widthFactors } from './limits.server.ts';
import { countVisitorTry, isBeyondLimit, mayTry, undoVisitorTry } from './visitor-limit.server.ts';

vi.setConfig({ testTimeout: 120_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const commandFrom = (address: string, asn: number | null = null) =>
  commandFor(store, { actor: { kind: 'visitor', address, network: { asn, codeKey: '' } } });

/** Tries once from each address, with a phone of its own, and counts those that pass. */
async function passedOf(count: number, addressOf: (index: number) => string, asn: number | null = null) {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      await countVisitorTry(commandFrom(addressOf(index), asn), null, bookingLimit, newPhone());
      passed += 1;
    } catch (error) {
      if (!isBeyondLimit(error)) throw error;
    }
  }
  return passed;
}

const hex = (index: number) => index.toString(16);
const { perAddress } = bookingLimit;

test('an IPv6 /64, a /56 and a /48 have a limit each, the wider the higher', async () => {
  expect(await passedOf(perAddress + 5, (index) => `2001:db8:1:100::${hex(index)}`)).toBe(perAddress);
  const ofSite = perAddress * widthFactors.site;
  expect(await passedOf(ofSite + 5, (index) => `2001:db8:2:1${hex(index).padStart(2, '0')}::1`)).toBe(ofSite);
  const ofNetwork = perAddress * widthFactors.network;
  expect(await passedOf(ofNetwork + 5, (index) => `2001:db8:3:${hex(index)}00::1`)).toBe(ofNetwork);
});

test('an IPv4 address in IPv6 form counts as the IPv4 address', async () => {
  const forms = ['203.0.113.77', '::ffff:203.0.113.77', '::ffff:cb00:714d'];
  expect(await passedOf(perAddress + 5, (index) => forms[index % forms.length] ?? '')).toBe(perAddress);
});

test('an IPv4 address of a carrier has a higher limit, and one /64, which is one customer, has not', async () => {
  const address = newAddress();
  expect(await passedOf(perAddress * 3, () => address, 45609)).toBe(perAddress * 3);
  expect(perAddress * sharedFactor).toBeGreaterThan(perAddress * 3);
  expect(await passedOf(perAddress + 5, () => '2409:4050:9:1::1', 55836)).toBe(perAddress);
  expect(await passedOf(perAddress + 5, () => newAddress(), 64500)).toBe(perAddress + 5);
});

test('a try that is taken back leaves no count under any prefix', async () => {
  const [address, phone] = ['2001:db8:77:1::1', newPhone()];
  const command = commandFrom(address);
  for (let time = 0; time < perAddress + 20; time += 1) {
    await countVisitorTry(command, null, bookingLimit, phone);
    await undoVisitorTry(command, bookingLimit, phone);
  }
  expect(await mayTry(command, bookingLimit, phone)).toBe(true);
  expect(await passedOf(perAddress, () => address)).toBe(perAddress);
  expect(await mayTry(command, bookingLimit, newPhone())).toBe(false);
});
