import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from '#app/platform/database/columns.server.ts';
import type { FactTexts } from './fact-section.ts';

/** What is said of the hospital, a row for each section that somebody saved; of the others the code has the facts. */
export const hospitalFacts = sqliteTable(
  'hospital_facts',
  {
    section: text('section').primaryKey(),
    /** By the names of its fields. */
    texts: text('texts', { mode: 'json' }).$type<FactTexts>().notNull(),
    /** Raised by each change, so that two people editing at once are told. */
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  // What is no JSON would end the statement that reads the data version with the facts.
  (table) => [check('hospital_facts_texts', sql`json_valid(${table.texts})`)],
);

/** Each change of a section. Of two that start from the same version the index lets one through. */
export const hospitalFactChanges = sqliteTable(
  'hospital_fact_changes',
  {
    id: identifier(),
    section: text('section').notNull(),
    /** That the change made. */
    version: integer('version').notNull(),
    before: text('texts_before', { mode: 'json' }).$type<FactTexts>().notNull(),
    after: text('texts_after', { mode: 'json' }).$type<FactTexts>().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [uniqueIndex('hospital_fact_changes_version').on(table.section, table.version)],
);
