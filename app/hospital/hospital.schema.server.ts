import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from '#app/platform/database/columns.server.ts';
import type { FactTexts } from './fact-section.ts';

/** Saved facts, one row per saved section. The facts of other sections come from the code. */
export const hospitalFacts = sqliteTable(
  'hospital_facts',
  {
    section: text('section').primaryKey(),
    /** Texts by field name. */
    texts: text('texts', { mode: 'json' }).$type<FactTexts>().notNull(),
    /** Optimistic lock: each save raises it, so that a concurrent edit is refused. */
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  // Invalid JSON would fail the statement that reads the data version together with the facts.
  (table) => [check('hospital_facts_texts', sql`json_valid(${table.texts})`)],
);

/** History of sections. Its unique index decides concurrent saves of one version: one succeeds. */
export const hospitalFactChanges = sqliteTable(
  'hospital_fact_changes',
  {
    id: identifier(),
    section: text('section').notNull(),
    /** Version after this change. */
    version: integer('version').notNull(),
    before: text('texts_before', { mode: 'json' }).$type<FactTexts>().notNull(),
    after: text('texts_after', { mode: 'json' }).$type<FactTexts>().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [uniqueIndex('hospital_fact_changes_version').on(table.section, table.version)],
);
