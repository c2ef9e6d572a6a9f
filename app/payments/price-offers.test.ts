import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { fromRupees } from '#app/money/money.ts';
import type { ProblemError } from '#app/platform/http/problems.server.ts';
import { parseNewLine } from './bill-line.input.server.ts';
import { billMessages } from './bill-line.values.ts';
import { depositOffer, priceOffers } from './price-offers.ts';

const offers = priceOffers(defaultFacts);
const line = (what: string, more: Readonly<Record<string, string>> = {}) =>
  parseNewLine({ what, quantity: '1', deposit: '', ...more }, defaultFacts);

function problemsOf(...typed: Parameters<typeof line>) {
  try {
    line(...typed);
  } catch (error) {
    return (error as ProblemError).problem.errors;
  }
}

test('offers every price of the hospital once, and each therapy as a session and in two packs', () => {
  expect(new Set(offers.map(({ text }) => text)).size).toBe(offers.length);
  const { therapy, ...others } = defaultFacts.prices;
  expect(offers).toHaveLength(therapy.length * 3 + Object.values(others).flat().length);
  const psychotherapy = offers.filter(({ label }) => label === 'Psychotherapy');
  expect(psychotherapy.map(({ kind, sessions, unitPaise }) => [kind, sessions, unitPaise])).toEqual([
    ['session', null, fromRupees(1800)],
    ['pack', 6, fromRupees(9720)],
    ['pack', 10, fromRupees(15_300)],
  ]);
});

test('copies amount and names of the price', () => {
  const [offer] = offers;
  expect(line(offer?.text ?? '', { quantity: '2' })).toEqual({
    ...{ kind: 'session', label: 'Psychotherapy', quantity: 2, unitPaise: fromRupees(1800), sessions: null },
    translations: { hi: expect.any(String), pa: expect.any(String) },
  });
});

test('finds a price by some of its words, and asks if several match', () => {
  expect(line('psychotherapy pack 10')).toMatchObject({ kind: 'pack', sessions: 10 });
  expect(() => line('hypnotherapy')).toThrow(/More than one price matches: Hypnotherapy, one session/);
  for (const what of ['', 'Botox']) expect(problemsOf(what)).toEqual({ what: billMessages.what });
});

test('takes the amount of a deposit from its field, and needs it', () => {
  expect(line(depositOffer, { deposit: '10,000', quantity: '' })).toMatchObject({
    ...{ kind: 'deposit', label: 'Deposit', quantity: 1, unitPaise: fromRupees(10_000) },
  });
  expect(() => line(depositOffer)).toThrow(billMessages.deposit);
});

test.each(['0', '-1', '1.5', '100', 'two'])('refuses the quantity %s', (quantity) => {
  expect(problemsOf('iq testing', { quantity })).toEqual({ quantity: billMessages.quantity });
});
