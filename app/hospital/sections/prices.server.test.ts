import { describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalPrice } from '#app/hospital-facts/price-facts.ts';
import { fromRupees } from '#app/money/money.ts';
import { addDays } from '#app/time/calendar.ts';
import type { FactTexts } from '../fact-section.ts';
import { validateTexts } from '../facts.input.server.ts';
import { readFormTexts } from '../facts-form.ts';
import { type PriceRow, priceInputName, priceLines, priceRows } from '../price-rows.ts';
import { prices } from './prices.server.ts';

const today = '2026-11-24';
const texts = prices.textsOf(defaultFacts);

/** Pages that quote prices. */
const content = {
  quotedPrices: { 'private-room': ['Staying with us', 'Coming off drink'], 'iq-testing': ['IQ'] },
};

function errorsOf(changes: FactTexts): Readonly<Record<string, string>> {
  try {
    validateTexts(prices, { ...texts, ...changes }, today, { ...content, facts: defaultFacts });
    return {};
  } catch (error) {
    return (error as { problem: { errors: Record<string, string> } }).problem.errors;
  }
}

/** The facts after the form was saved with these texts. */
const saved = (changes: FactTexts) =>
  prices.applied(defaultFacts, validateTexts(prices, { ...texts, ...changes }, today));

/** The text of the tests on the price list, with more rows after those in the code. */
const testingWith = (...rows: readonly PriceRow[]) =>
  priceLines([...priceRows(texts.testing ?? ''), ...rows]);

/** The text of a list, with the row of a price changed. */
const changedRow = (list: string, id: string, change: PriceRow) =>
  priceLines(
    priceRows(texts[list] ?? '').map((row, index) => ({
      ...row,
      row: String(index + 1),
      ...(row.id === id && change),
    })),
  );

const found = (list: readonly HospitalPrice[], id: string) => list.find((price) => price.id === id);

describe('the rows of the prices', () => {
  test('saved as they are in the code change no price', () => {
    expect(saved({}).prices).toEqual(defaultFacts.prices);
    expect(saved({}).packs).toEqual(defaultFacts.packs);
  });

  test.each([
    ['1,250', 125_000],
    ['Rs. 1250/-', 125_000],
    ['₹ 1,00,000', 10_000_000],
    ['99.50', 9950],
  ])('take the amount “%s”', (amount, paise) => {
    const { testing } = saved({ testing: changedRow('testing', '16-pf', { amount }) }).prices;
    expect(found(testing, '16-pf')?.cost).toBe(paise);
  });

  test.each([
    [{ amount: 'many' }, 'Row 3: Enter the amount'],
    [{ amount: '0' }, 'Row 3: Enter the amount'],
    [{ amount: '-5' }, 'Row 3: Enter the amount'],
    [{ amount: '10,00,001' }, 'At most ₹10,00,000'],
    [{ amount: '' }, 'Row 3: Enter the amount'],
    [{ name: '' }, 'Row 3: Enter the name'],
    [{ name: 'x'.repeat(81) }, 'at most 80'],
    [{ name: 'IQ testing' }, 'Row 5: “IQ testing” is there twice'],
    [{ place: 'first' }, 'Row 3: Enter the place as a whole number'],
    [{ nextAmount: '2000' }, 'Row 3: Enter the day'],
    [{ nextFrom: '2027-01-01' }, 'Row 3: Enter the next amount'],
    [{ nextAmount: '2000', nextFrom: '2027-02-30' }, 'Row 3: Enter the day'],
    [{ nextAmount: '2000', nextFrom: '9999-12-31' }, 'Row 3: Enter the day'],
  ])('refuse %j', (change, message) => {
    expect(errorsOf({ testing: changedRow('testing', '16-pf', change) }).testing).toContain(message);
  });

  test('take texts in other languages, and drop the Hindi of the code when the English changes', () => {
    const renamed = { name: 'Sixteen factors', includes: 'Questions' };
    const without = found(
      saved({ testing: changedRow('testing', '16-pf', renamed) }).prices.testing,
      '16-pf',
    );
    expect(without).toMatchObject({ ...renamed, translations: { hi: { name: null, includes: null } } });
    const hindi = { ...renamed, 'name-hi': 'सोलह बातें', 'includes-hi': 'सवाल' };
    const both = found(saved({ testing: changedRow('testing', '16-pf', hindi) }).prices.testing, '16-pf');
    expect(both?.translations.hi).toEqual({ name: 'सोलह बातें', includes: 'सवाल' });
  });

  test('give a new price an id from its name, which it keeps when it is renamed', () => {
    const first = saved({ testing: testingWith({ name: 'Memory test', amount: '900' }) });
    const added = first.prices.testing.at(-1);
    expect(added).toMatchObject({ id: 'testing-memory-test', name: 'Memory test', cost: fromRupees(900) });
    const opened = prices.textsOf(first).testing ?? '';
    const second = saved({ testing: opened.replace('Memory test', 'Recall test') });
    expect(second.prices.testing.at(-1)).toMatchObject({ id: 'testing-memory-test', name: 'Recall test' });
  });

  test('give two new prices different ids, also when their names have no Latin letters', () => {
    const { testing } = saved({
      testing: testingWith({ name: 'याददाश्त', amount: '900' }, { name: 'ध्यान', amount: '900' }),
    }).prices;
    expect(testing.slice(-2).map(({ id }) => id)).toEqual(['testing-price', 'testing-price-2']);
  });

  test('ignore an id of another list, or one that two rows have', () => {
    const { testing } = saved({
      testing: testingWith(
        { id: 'private-room', name: 'One', amount: '900' },
        { id: '16-pf', name: 'Two', amount: '900' },
      ),
    }).prices;
    expect(testing.slice(-2).map(({ id }) => id)).toEqual(['testing-one', 'testing-two']);
  });

  test('move a price to the place of another one, up and down', () => {
    const order = (id: string, place: string) =>
      saved({ relaxation: changedRow('relaxation', id, { place }) }).prices.relaxation.map((one) => one.id);
    expect(order('meditation', '2').slice(0, 3)).toEqual(['mbt-relaxation', 'meditation', 'jpmr-relaxation']);
    expect(order('mbt-relaxation', '3').slice(0, 3)).toEqual([
      'jpmr-relaxation',
      'deep-breathing',
      'mbt-relaxation',
    ]);
  });

  test('keep a later amount until its day, and take it over on its day', () => {
    const later = (nextFrom: string) =>
      found(
        saved({ testing: changedRow('testing', '16-pf', { amount: '700', nextAmount: '800', nextFrom }) })
          .prices.testing,
        '16-pf',
      );
    const from = addDays(today, 1);
    expect(later(from)).toMatchObject({ cost: fromRupees(700), next: { cost: fromRupees(800), from } });
    expect(later(today)).toMatchObject({ cost: fromRupees(800), next: null });
  });

  test('refuse to lose a price that a page quotes, and name the page', () => {
    const without = (list: string, id: string) =>
      priceLines(priceRows(texts[list] ?? '').filter((row) => row.id !== id));
    expect(errorsOf({ rooms: without('rooms', 'private-room') }).rooms).toContain(
      '“Private room” cannot be removed, because “Staying with us” and 1 more page quote it',
    );
    expect(errorsOf({ testing: without('testing', 'iq-testing') }).testing).toContain(
      'the page “IQ” quotes it',
    );
    expect(errorsOf({ rooms: without('rooms', 'luxury-room') })).toEqual({});
    const again = priceLines([
      ...priceRows(without('testing', 'iq-testing')),
      { name: 'IQ testing', amount: '900' },
    ]);
    expect(found(saved({ testing: again }).prices.testing, 'iq-testing')?.cost).toBe(fromRupees(900));
  });

  test('are read from the form by their numbers, without the rows that were emptied', () => {
    const form = new URLSearchParams();
    const type = (row: number, part: string, text: string) =>
      form.append(priceInputName('testing', row, part), text);
    type(2, 'id', 'iq-testing');
    type(4, 'name', 'Memory test');
    type(4, 'amount', '1,250');
    const [read, ...others] = priceRows(readFormTexts(prices.fields, form).testing ?? '');
    expect(others).toEqual([]);
    expect(read).toEqual({ row: '4', name: 'Memory test', amount: '1,250' });
  });

  test('are shown in the history with amount, later amount and contents', () => {
    const field = prices.fields.find(({ name }) => name === 'testing');
    const row = {
      name: 'Memory test',
      amount: '900',
      includes: 'Words',
      nextAmount: '950',
      nextFrom: '2027-01-01',
    };
    expect(field?.shown?.(priceLines([row]))).toBe('Memory test: ₹900, ₹950 from 1 January 2027 (Words)');
  });

  test('hold lines that are no rows without an error', () => {
    expect(priceRows('null\n[]\n{"amount":5}\nno JSON\n""')).toEqual([{}, {}]);
  });
});

describe('the packs', () => {
  test('are stored with sizes and discounts', () => {
    const facts = saved({
      smallPackSessions: '5',
      smallPackOff: '0',
      largePackSessions: '12',
      largePackOff: '25',
    });
    expect(facts.packs).toEqual({
      six: { sessions: 5, percentOff: 0 },
      ten: { sessions: 12, percentOff: 25 },
    });
  });

  test.each([
    [{ smallPackSessions: '1' }, 'smallPackSessions', 'from 2 to 60'],
    [{ largePackOff: '91' }, 'largePackOff', 'from 0 to 90'],
    [{ largePackSessions: '6' }, 'largePackSessions', 'more sessions'],
    [{ smallPackOff: '' }, 'smallPackOff', 'needed'],
  ])('refuse %j', (change, field, message) => {
    expect(errorsOf(change)[field]).toContain(message);
  });
});

describe('the usual stay', () => {
  test('is stored as a range of days, and read back', () => {
    const facts = saved({ stayFrom: '10', stayTo: '14' });
    expect(facts.usualStay).toEqual({ fromDays: 10, toDays: 14 });
    expect(prices.textsOf({ ...facts, provisional: [] })).toMatchObject({ stayFrom: '10', stayTo: '14' });
  });

  test('is not in the form while it is a sample, and empty fields store none', () => {
    expect(texts).toMatchObject({ stayFrom: '', stayTo: '' });
    expect(saved({}).usualStay).toBeNull();
  });

  test.each([
    ['', ''],
    ['1', '365'],
    ['7', '7'],
  ])('may be from “%s” to “%s” days', (stayFrom, stayTo) => {
    expect(errorsOf({ stayFrom, stayTo })).toEqual({});
  });

  test.each([
    ['0', '14', 'stayFrom', 'from 1 to 365'],
    ['10', '366', 'stayTo', 'from 1 to 365'],
    ['ten', '14', 'stayFrom', 'from 1 to 365'],
    ['15', '14', 'stayTo', 'at least as many days'],
    ['10', '', 'stayTo', 'belong together'],
    ['', '14', 'stayFrom', 'belong together'],
  ])('is refused from “%s” to “%s” days', (stayFrom, stayTo, field, message) => {
    expect(errorsOf({ stayFrom, stayTo })[field]).toContain(message);
  });
});
