import { integer, text } from 'drizzle-orm/sqlite-core';

/** A random identifier, made where the row is made. */
export const identifier = () => text('id').primaryKey();

/** A moment, stored as milliseconds since 1970-01-01 UTC. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** A list of strings, stored as a JSON array. */
export const textList = (name: string) => text(name, { mode: 'json' }).$type<string[]>();
