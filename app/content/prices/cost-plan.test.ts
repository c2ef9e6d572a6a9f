import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HospitalPrice } from '#app/hospital-facts/price-facts.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { fromRupees, toRupees } from '#app/money/money.ts';
import { planWords } from '#messages/content/prices/cost-plan.ts';
import { samplePrices } from '#tests/support/sample-prices.ts';
import { readCostPlan } from './cost-plan.input.server.ts';
import { type CostChoice, estimate as estimateOf, planFields, planPath } from './cost-plan.ts';
import { planLimits } from './plan-limits.ts';
import { priceListsIn } from './prices.ts';

const { prices } = samplePrices;
const estimate = (choice: CostChoice) => estimateOf(choice, priceListsIn(samplePrices, 'en'));

const idOf = (list: readonly HospitalPrice[]) => fc.constantFrom(...list.map(({ id }) => id));
const sessions = fc.integer({ min: 1, max: planLimits.sessions });

/** Any choice that the form allows. */
const choices: fc.Arbitrary<CostChoice> = fc
  .record(
    {
      therapy: fc.record({
        id: idOf(prices.therapy),
        sessions: fc.oneof(sessions, fc.constantFrom('six' as const, 'ten' as const)),
      }),
      counselling: fc.record({ id: idOf(prices.counselling), sessions }),
      relaxation: fc.record({ id: idOf(prices.relaxation), sessions }),
      tests: fc.subarray(
        prices.testing.map(({ id }) => id),
        { minLength: 1 },
      ),
      room: fc.record({
        id: idOf(prices.rooms),
        days: fc.integer({ min: 1, max: planLimits.days }),
      }),
    },
    { requiredKeys: [] },
  )
  .filter((choice) => Object.keys(choice).length > 0);

const asked = (query: string) => readCostPlan(new URLSearchParams(query), samplePrices);
const errorsOf = (query: string) => {
  const plan = asked(query);
  return plan.state === 'refused' ? plan.errors : {};
};

test('lists every line of a choice with everything', () => {
  const { lines, total, tip } = estimate({
    therapy: { id: 'cbt', sessions: 4 },
    counselling: { id: 'family-counselling', sessions: 2 },
    relaxation: { id: 'deep-breathing', sessions: 1 },
    tests: ['pgi-bbd', 'iq-testing'],
    room: { id: 'luxury-room', days: 3 },
  });
  expect(lines).toEqual([
    { name: 'Cognitive behavioural therapy (CBT)', detail: '4 sessions at ₹1,000', amount: fromRupees(4000) },
    { name: 'Counselling: Family', detail: '2 sessions at ₹900', amount: fromRupees(1800) },
    { name: 'Relaxation: Deep breathing', detail: '1 session at ₹400', amount: fromRupees(400) },
    { name: 'IQ testing', detail: 'Test', amount: fromRupees(600) },
    { name: 'PGI BBD', detail: 'Test', amount: fromRupees(1100) },
    { name: 'Luxury room', detail: '3 days at ₹6,000', amount: fromRupees(18000) },
    { name: '5% GST on the room', detail: '₹300 a day, where it applies', amount: fromRupees(900) },
  ]);
  expect(total).toBe(fromRupees(26800));
  expect(tip).toBeUndefined();
});

test('uses the price of a pack, and states the saving', () => {
  expect(estimate({ therapy: { id: 'hypnotherapy', sessions: 'ten' } })).toEqual({
    lines: [
      { name: 'Hypnotherapy', detail: 'Pack of 10 sessions. You save ₹4,500.', amount: fromRupees(25500) },
    ],
    total: fromRupees(25500),
  });
});

test.each([
  [5, undefined],
  [6, 'A pack of 6 costs ₹600 less than 6 single sessions.'],
  [9, 'A pack of 6 costs ₹600 less than 6 single sessions.'],
  [10, 'A pack of 10 costs ₹1,500 less than 10 single sessions.'],
  [60, 'A pack of 10 costs ₹1,500 less than 10 single sessions.'],
])('suggests a cheaper pack for %d single sessions, if there is one', (count, tip) => {
  expect(estimate({ therapy: { id: 'cbt', sessions: count } }).tip).toBe(tip);
});

test('charges no GST on the private room', () => {
  const { lines, total } = estimate({ room: { id: 'private-room', days: 30 } });
  expect(lines).toHaveLength(1);
  expect(total).toBe(fromRupees(120_000));
});

test('adds up the lines, each a positive number of whole rupees', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { lines, total } = estimate(choice);
      expect(lines.every(({ amount }) => Number.isSafeInteger(toRupees(amount)) && amount > 0)).toBe(true);
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    }),
  );
});

test('prices a pack below as many single sessions, and above fewer', () => {
  for (const { id } of prices.therapy) {
    const costOf = (count: number | 'six' | 'ten') => estimate({ therapy: { id, sessions: count } }).total;
    expect(costOf('six'), id).toBeLessThan(costOf(6));
    expect(costOf('ten'), id).toBeLessThan(costOf(10));
    expect(costOf('ten'), id).toBeGreaterThan(costOf('six'));
  }
});

test('costs less if any part of the choice is left out', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { total } = estimate(choice);
      for (const part of Object.keys(choice) as (keyof CostChoice)[]) {
        const { [part]: _left, ...rest } = choice;
        expect(estimate(rest).total).toBeLessThan(total);
      }
    }),
  );
});

test('reads the address of a choice as the same choice', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { search, hash } = new URL(planPath(choice), 'http://localhost');
      expect(asked(search)).toMatchObject({ state: 'planned', choice });
      expect(hash).toBe('#estimate');
    }),
  );
});

test.each(['', 'utm_source=x', 'q=cbt'])('reads no plan from ?%s', (query) => {
  expect(asked(query).state).toBe('unasked');
});

test('accepts an empty form without an error', () => {
  const empty = planFields.filter((name) => name !== 'test').map((name) => [name, '']);
  expect(asked(new URLSearchParams(empty).toString()).state).toBe('nothing chosen');
  expect(asked('pack=single').state).toBe('nothing chosen');
});

test('reads an empty number as 1', () => {
  expect(asked('therapy=cbt&pack=single&sessions=&room=private-room&days=')).toMatchObject({
    choice: { therapy: { id: 'cbt', sessions: 1 }, room: { id: 'private-room', days: 1 } },
  });
});

test('ignores the number of single sessions with a pack', () => {
  expect(asked('therapy=cbt&pack=ten&sessions=-3')).toMatchObject({
    state: 'planned',
    choice: { therapy: { id: 'cbt', sessions: 'ten' } },
  });
});

const notWhole = ['0', '-1', '1.5', '1e2', '61', '999999999999', '0x10', 'four', '1 2', '+3', 'NaN', '\0'];

test.each(notWhole)('refuses “%s” as a number of sessions', (text) => {
  const query = new URLSearchParams({ therapy: 'cbt', sessions: text, counselling: 'career-counselling' });
  query.set('counsellingSessions', text);
  expect(errorsOf(query.toString())).toEqual({
    sessions: 'Type the sessions of therapy as a whole number from 1 to 60.',
    counsellingSessions: 'Type the sessions of counselling as a whole number from 1 to 60.',
  });
});

test.each(['0', '91', '-7', '2.5'])('refuses “%s” as a number of days', (text) => {
  expect(errorsOf(`room=private-room&days=${text}`)).toEqual({
    days: 'Type the days in the room as a whole number from 1 to 90.',
  });
});

test.each([
  ['therapy=career-counselling', { therapy: 'Choose one therapy on the list, or none.' }],
  ['therapy=cbt&therapy=dbt', { therapy: 'Choose one therapy on the list, or none.' }],
  ['therapy=__proto__', { therapy: 'Choose one therapy on the list, or none.' }],
  ['therapy=cbt&pack=seven', { pack: 'Choose single sessions or a pack of 6 or 10.' }],
  ['therapy=cbt&pack=toString', { pack: 'Choose single sessions or a pack of 6 or 10.' }],
  ['therapy=cbt&pack=six&pack=ten', { pack: 'Choose single sessions or a pack of 6 or 10.' }],
  ['counselling=x', { counselling: 'Choose one kind of counselling on the list, or none.' }],
  ['relaxation=x', { relaxation: 'Choose one kind of relaxation on the list, or none.' }],
  ['room=ward', { room: 'Choose one room on the list, or none.' }],
  ['test=iq-testing&test=x', { test: 'Choose tests on the list only.' }],
  ['sessions=4', { therapy: 'Choose the therapy that these sessions are for.' }],
  ['pack=six', { therapy: 'Choose the therapy that these sessions are for.' }],
  [
    'days=3&counsellingSessions=2',
    {
      counselling: 'Choose the counselling for these sessions, or leave their number empty.',
      room: 'Choose the room for these days, or leave the days empty.',
    },
  ],
])('refuses ?%s with a message at its field', (query, errors) => {
  expect(errorsOf(query)).toEqual(errors);
});

test('reads a number in the digits of any script', () => {
  for (const four of ['४', '੪']) {
    expect(asked(`therapy=cbt&sessions=${four}`)).toMatchObject({
      choice: { therapy: { id: 'cbt', sessions: 4 } },
    });
  }
});

test('reads a repeated value once', () => {
  expect(asked('therapy=cbt&therapy=cbt&test=iq-testing&test=iq-testing')).toMatchObject({
    choice: { therapy: { id: 'cbt', sessions: 1 }, tests: ['iq-testing'] },
  });
});

test('keeps typed values, shortened and without control characters', () => {
  expect(asked(`therapy=cbt&sessions=${'9'.repeat(5000)}`).typed.sessions).toBe('9'.repeat(40));
  expect(asked('therapy=cbt&sessions=%00%1Bfour').typed).toMatchObject({ therapy: 'cbt', sessions: 'four' });
});

test('throws on no query', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('cbt', 'six', '3', 'luxury-room', ''),
  );
  const query = fc.array(fc.tuple(fc.constantFrom(...planFields), value), { maxLength: 14 });
  fc.assert(
    fc.property(query, (pairs) => {
      const plan = readCostPlan(new URLSearchParams(pairs), samplePrices);
      if (plan.state === 'refused') expect(Object.keys(plan.errors).length).toBeGreaterThan(0);
      if (plan.state === 'planned') expect(estimate(plan.choice).total).toBeGreaterThan(0);
    }),
  );
});

test('has the same amounts in Hindi', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const english = estimate(choice);
      const hindi = estimateOf(
        choice,
        priceListsIn(samplePrices, 'hi'),
        messagesIn('hi', planWords).estimate,
      );
      expect(hindi.lines.map(({ amount }) => amount)).toEqual(english.lines.map(({ amount }) => amount));
      expect(hindi.total).toBe(english.total);
      expect(hindi.tip === undefined).toBe(english.tip === undefined);
      expect(JSON.stringify(hindi.lines.map(({ name, detail }) => name + detail))).not.toMatch(/[A-Za-z]/);
    }),
  );
});

test('reports errors in Hindi at the same fields', () => {
  const search = new URLSearchParams(
    'therapy=none&pack=two&room=tent&sessions=0&days=200&test=x&counsellingSessions=2',
  );
  const [english, hindi] = [readCostPlan(search, samplePrices), readCostPlan(search, samplePrices, 'hi')];
  if (english.state !== 'refused' || hindi.state !== 'refused') throw new Error('The plan was not refused.');
  expect(Object.keys(hindi.errors)).toEqual(Object.keys(english.errors));
  for (const message of Object.values(hindi.errors)) expect(message).toMatch(/^[^A-Za-z]*।$/);
});
