/** Field type for a price list. */

import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { PriceListId } from '#app/hospital-facts/known-prices.ts';
import type { HospitalPrice, PriceText } from '#app/hospital-facts/price-facts.ts';
import { defaultLocale, type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { formatMoney, fromRupees, parseMoney, rupeesForField, zeroPaise } from '#app/money/money.ts';
import { cleanText } from '#app/platform/input/clean-text.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { linesField, textOrNull } from './fact-fields.server.ts';
import type { PageContent } from './fact-section.ts';
import { isOutdatedDefault } from './localized-fields.server.ts';
import { localizedPart, type PriceRow, priceErrorIn, priceLines, priceRows } from './price-rows.ts';

/** Longest texts, in characters. */
const longest = { name: 80, includes: 160 } as const;

/** Highest price: a longer number is a slip. */
const highest = fromRupees(10_00_000);

const priceTexts = Object.keys(longest) as readonly PriceText[];

const typedAmount = 'in rupees, such as 1,250.';

type Problem = { readonly problem: string };

/** Cleans the texts of a row in all locales. */
function textsOfRow(row: PriceRow): PriceRow | Problem {
  const texts: Record<string, string> = {};
  for (const text of priceTexts) {
    for (const locale of localeTags) {
      const part = locale === defaultLocale ? text : localizedPart(text, locale);
      const clean = cleanText(row[part] ?? '', { max: longest[text], lines: false });
      const where = locale === defaultLocale ? '' : priceErrorIn(locale);
      if ('problem' in clean) return { problem: `${where}${clean.problem.in(defaultLocale)}` };
      texts[part] = clean.text;
    }
  }
  return texts;
}

/** Normalises an amount to the text that is stored, such as '1250'. */
function amountOf(typed: string): string | undefined {
  const amount = parseMoney(typed);
  return amount === undefined || amount <= 0 || amount > highest ? undefined : rupeesForField(amount);
}

/** Validates a row. A next amount whose day has come becomes the amount. */
function checkRow(row: PriceRow, today: string): PriceRow | Problem {
  const texts = textsOfRow(row);
  if ('problem' in texts) return texts as Problem;
  if (texts.name === '') return { problem: 'Enter the name.' };
  const amount = amountOf(row.amount ?? '');
  if (amount === undefined)
    return { problem: `Enter the amount ${typedAmount} At most ${formatMoney(highest)}.` };
  const nextAmount = withPlainDigits(row.nextAmount ?? '');
  const nextFrom = withPlainDigits(row.nextFrom ?? '');
  const place = withPlainDigits(row.place ?? '');
  if (place !== '' && !/^\d{1,3}$/.test(place)) return { problem: 'Enter the place as a whole number.' };
  const checked = { ...texts, id: row.id ?? '', row: row.row ?? '', place };
  if (nextAmount + nextFrom === '') return { ...checked, amount };
  const next = amountOf(nextAmount);
  if (next === undefined) return { problem: `Enter the next amount ${typedAmount}` };
  if (!isDay(nextFrom)) return { problem: 'Enter the day from which the next amount applies.' };
  return nextFrom > today ? { ...checked, amount, nextAmount: next, nextFrom } : { ...checked, amount: next };
}

/** Makes the id of a new price from its name, such as 'testing-memory-test'. */
function newId(list: PriceListId, name: string, taken: ReadonlySet<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = `${list}-${words || 'price'}`.slice(0, 60);
  let number = 2;
  let free = id;
  while (taken.has(free)) free = `${id}-${number++}`;
  return free;
}

/** Keeps the id of a row that has one, and gives new rows theirs. A price of the code that was removed gets its id back by its name. */
function withIds(list: PriceListId, rows: readonly PriceRow[]): readonly PriceRow[] {
  const inCode = defaultFacts.prices[list];
  const own = new RegExp(`^${list}-[a-z0-9-]{1,60}$`);
  const isOfList = (id: string) => own.test(id) || inCode.some((price) => price.id === id);
  const keptOf = ({ id = '', name }: PriceRow) =>
    isOfList(id) ? id : inCode.find((price) => price.name === name)?.id;
  const taken = new Set<string>();
  const kept = rows.map((row) => {
    const id = keptOf(row);
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  return rows.map((row, index) => {
    const id = kept[index] ?? newId(list, row.name ?? '', taken);
    taken.add(id);
    return { ...row, id };
  });
}

/** Position of a row by its typed place. A row that moves to the place of another one pushes it away. */
function positionOf({ row = '', place = '' }: PriceRow): number {
  const [from, to] = [Number(row), Number(place || row)];
  return to + Math.sign(to - from) / 2;
}

const inOrder = (rows: readonly PriceRow[]) =>
  rows.toSorted((one, other) => positionOf(one) - positionOf(other));

function checkPrices(list: PriceListId, text: string, today: string): CheckedText {
  const typed = priceRows(text);
  const rows: PriceRow[] = [];
  for (const [index, row] of typed.entries()) {
    const at = `Row ${row.row ?? index + 1}`;
    const checked = checkRow(row, today);
    if ('problem' in checked) return { problem: `${at}: ${checked.problem}` };
    if (rows.some(({ name }) => name === checked.name))
      return { problem: `${at}: “${checked.name}” is there twice.` };
    rows.push(checked);
  }
  const stored = withIds(list, inOrder(rows)).map(({ place: _place, row: _row, ...stored }) => stored);
  return { text: priceLines(stored) };
}

/** Converts prices to the stored text. */
export const pricesText = (prices: readonly HospitalPrice[]): string =>
  priceLines(
    prices.map(({ id, name, includes, translations, cost, next }) => ({
      id,
      name,
      includes: includes ?? '',
      amount: rupeesForField(cost),
      nextAmount: next ? rupeesForField(next.cost) : '',
      nextFrom: next?.from ?? '',
      ...Object.fromEntries(
        otherLocales.flatMap((locale) =>
          priceTexts.map((text) => [localizedPart(text, locale), translations[locale]?.[text] ?? '']),
        ),
      ),
    })),
  );

/** Parses validated text. */
export const pricesOf = (list: PriceListId, text: string): readonly HospitalPrice[] =>
  priceRows(text).map((row) => {
    const { id = '', name = '', includes = '', amount = '', nextAmount, nextFrom } = row;
    const next =
      nextAmount && nextFrom ? { cost: parseMoney(nextAmount) ?? zeroPaise, from: nextFrom } : null;
    const english = { name, includes: textOrNull(includes) };
    return {
      id,
      ...english,
      translations: Object.fromEntries(
        otherLocales.map((locale) => [locale, translationOf(list, { id, ...english }, row, locale)]),
      ),
      cost: parseMoney(amount) ?? zeroPaise,
      next,
    };
  });

/** Returns the texts of a row in a locale. A translation in the code is dropped if its English text was changed. */
function translationOf(
  list: PriceListId,
  price: Pick<HospitalPrice, 'id' | PriceText>,
  row: PriceRow,
  locale: Locale,
): Readonly<Record<PriceText, string | null>> {
  const inCode = defaultFacts.prices[list].find(({ id }) => id === price.id);
  const textOf = (text: PriceText) => {
    const typed = row[localizedPart(text, locale)] ?? '';
    const isOutdated = isOutdatedDefault(typed, {
      translation: inCode?.translations[locale]?.[text],
      isShown: price[text] === inCode?.[text],
    });
    return isOutdated ? null : textOrNull(typed);
  };
  return { name: textOf('name'), includes: textOf('includes') };
}

/** Formats a row in one line for the history and for a conflict. */
function rowLine(list: PriceListId, row: PriceRow): string {
  const [price] = pricesOf(list, JSON.stringify(row));
  if (!price) return '';
  const texts = (text: PriceText) =>
    otherLocales.flatMap((locale) => row[localizedPart(text, locale)] ?? []).join(', ');
  const translated = texts('name') && ` (${texts('name')})`;
  const next = price.next ? `, ${formatMoney(price.next.cost)} from ${longDate(price.next.from)}` : '';
  const includes = [price.includes, texts('includes')].filter(Boolean).join(' / ');
  return `${price.name}${translated}: ${formatMoney(price.cost)}${next}${includes && ` (${includes})`}`;
}

/** A field with the rows of a price list. */
export const pricesField = <const List extends PriceListId>(list: List, label: string, heading: string) => ({
  ...linesField({ name: list, label, heading, max: 20_000 }),
  kind: 'prices' as const,
  check: (text: string, today: string) => checkPrices(list, text, today),
  shown: (text: string) =>
    priceRows(text)
      .map((row) => rowLine(list, row))
      .join('\n'),
});

/**
 * Returns an error message if the text of a list lacks a price that a page quotes.
 *
 * @param text validated text
 * @param quotedBy titles of the pages that quote a price, by its id
 */
export function missingQuotedPrice(
  list: PriceListId,
  text: string,
  quotedBy: PageContent['quotedPrices'],
): string | undefined {
  const ids = priceRows(text).map(({ id }) => id);
  for (const price of defaultFacts.prices[list]) {
    if (ids.includes(price.id)) continue;
    const [page, ...others] = quotedBy[price.id] ?? [];
    if (page === undefined) continue;
    const more = `${others.length} more page${others.length === 1 ? '' : 's'}`;
    const pages = others.length > 0 ? `“${page}” and ${more} quote` : `the page “${page}” quotes`;
    return `“${price.name}” cannot be removed, because ${pages} it. Enter it again, or ask a developer to change the page first.`;
  }
  return undefined;
}
