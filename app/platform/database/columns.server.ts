import { type SQL, sql } from 'drizzle-orm';
import { integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core';
import type { EnteredTextChanges, EnteredTexts } from '#app/languages/entered-texts.ts';
import type { Paise } from '#app/money/money.ts';

/** Primary key with a random identifier. The code that inserts the row generates it. */
export const identifier = () => text('id').primaryKey();

/** SQL value of a flag that is null while the question was not asked. */
export const askedFlag = (isAsked: SQLiteColumn, answer: SQLiteColumn) =>
  sql`iif(${isAsked}, ${answer}, null)`.mapWith(Boolean) as SQL<boolean | null>;

/** SQL condition: the column has one of many values. They are one parameter, because D1 allows 100 in a statement. */
export const isAmong = (column: SQLiteColumn, values: readonly string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

/** Point in time, stored as milliseconds since 1970-01-01 UTC. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** Rows in and outside the bin. Raw SQL instead of bound values: SQLite uses a partial index only if a query repeats its condition word for word. */
export const rowInBin = sql.raw('deleted_at is not null');
export const rowNotInBin = sql.raw('deleted_at is null');

/** Amount in paise. */
export const money = (name: string) => integer(name).$type<Paise>();

/** List, stored as a JSON array. */
export const list = <Item>(name: string) => text(name, { mode: 'json' }).$type<Item[]>();

/** Texts that staff enter in other locales, stored as a JSON object. {@link changedTexts} changes them. */
export const enteredTexts = <Field extends string>(name: string) =>
  text(name, { mode: 'json' }).$type<EnteredTexts<Field>>();

/** SQL for the texts after a change. SQLite merges, so two people who change different texts at once both succeed. */
export const changedTexts = <Field extends string>(
  texts: SQLiteColumn | SQL,
  changes: EnteredTextChanges<Field>,
): SQL<string> => sql`json_patch(${texts}, ${JSON.stringify(changes)})`;

/** Values that empty columns, for the erasure of a person's data. */
export const emptied = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, null])) as Readonly<Record<Column, null>>;

/**
 * CHECK condition: the column has one of these values. They are inserted unescaped, so they must come from
 * code and contain no quote.
 */
export const isOneOf = (column: SQLiteColumn, names: readonly string[]) =>
  sql`${column} in (${sql.raw(names.map((name) => `'${name}'`).join(', '))})`;
