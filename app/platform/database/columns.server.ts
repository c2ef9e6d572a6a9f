import { sql } from 'drizzle-orm';
import { integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core';
import type { Paise } from '#app/money/money.ts';

/** A random identifier, made where the row is made. */
export const identifier = () => text('id').primaryKey();

/** A moment, stored as milliseconds since 1970-01-01 UTC. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** An amount in paise. */
export const money = (name: string) => integer(name).$type<Paise>();

/** A list, stored as a JSON array. */
export const list = <Item>(name: string) => text(name, { mode: 'json' }).$type<Item[]>();

/** The condition of a CHECK: the column holds one of the names, which are ours and hold no quote. */
export const isOneOf = (column: SQLiteColumn, names: readonly string[]) =>
  sql`${column} in (${sql.raw(names.map((name) => `'${name}'`).join(', '))})`;
