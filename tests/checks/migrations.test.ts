import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import * as schema from '#app/all-tables.server.ts';
import { indexTerms } from '#app/appointments/appointment.search.ts';
import { slotLabels, slots } from '#app/time/slots.ts';
import { applyMigrations, migrationNames, readMigration } from '#tests/support/migrations.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { whenChanged } from '#tests/support/when-changed.ts';
import { openLocalBindings } from '#tools/local-bindings.ts';

const root = join(import.meta.dirname, '../..');

/** For migrations that were applied long ago: only a change of a migration can break them. */
const it = whenChanged('migrations', ['migrations/*.sql', 'tests/support/*.mjs', 'wrangler.toml']);

test('the migrations create the tables that the schema describes', () => {
  // drizzle-kit accepts relative paths only, so the folder is inside the project. Git ignores node_modules.
  const folder = mkdtempSync(join(root, 'node_modules/.migrations-'));
  try {
    cpSync(join(root, 'migrations'), folder, { recursive: true });
    const before = readdirSync(folder);
    const output = execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/drizzle-kit/bin.cjs'),
        'generate',
        ...['--dialect', 'sqlite', '--schema', './app/all-tables.server.ts'],
        ...['--out', relative(root, folder)],
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(output).toContain('No schema changes');
    expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

/**
 * Migrations that drop a table or column, reviewed one by one. Rebuilding a table silently deletes the rows
 * of other tables that refer to it with "on delete cascade". Before you add a name, read the migration and
 * try it on a copy of the real data.
 */
const reviewedDrops: readonly string[] = [
  // The table held counts of 15 minutes. No row refers to it, and no Worker that used it was ever deployed.
  '0004_drop_sign_in_throttle.sql',
  // The tables were derived from the doctors (decision 0038). No row refers to them.
  '0018_plain_directory.sql',
  // Rebuilds the outbox for another kind of message. No row refers to it; a test below compares the rows.
  '0025_feedback_messages.sql',
  // Rebuilds the history of appointments for corrections. No row refers to it; a test below compares the rows.
  '0028_desk_money.sql',
];

const drops = (sql: string) => /\bdrop\s+(table|column)\b/i.test(sql.replaceAll(/--.*$/gm, ''));

test('every migration that drops a table or a column is in the reviewed list', () => {
  expect(drops('ALTER TABLE `a` DROP COLUMN `b`;\nDROP TABLE `c`;')).toBe(true);
  const dropping = migrationNames.filter((name) => drops(readMigration(name)));
  expect(dropping).toEqual(reviewedDrops);
});

test('the migrations are numbered without a gap, and apply in order to an empty database', async () => {
  const numbers = migrationNames.map((name) => Number(name.split('_')[0]));
  expect(numbers).toEqual(migrationNames.map((_, index) => index));
  const store = await openTestStore();
  try {
    const tables = await store.binding
      .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
      .all<{ name: string }>();
    expect(tables.results.map((table) => table.name)).toContain('doctors');
  } finally {
    await store.dispose();
  }
});

/**
 * Tables from which no public page shows anything. Before you add a name, check that no public query reads
 * the table.
 */
const unshownTables: readonly string[] = [
  'account_links',
  'account_policies',
  // Pages fetch the next free slots separately, so a booking changes no cached page (decision 0040).
  'appointment_changes',
  'appointment_words',
  'appointments',
  'audit_log',
  'bills',
  'calendar_feeds',
  'callbacks',
  'daily_summaries',
  'data_version',
  // Only the owner sees failures.
  'failures',
  // Holds earlier values of the facts. Public pages show current values only.
  'hospital_fact_changes',
  'idempotency_keys',
  'known_devices',
  'link_consents',
  'message_stops',
  'messages',
  'payments',
  'pending_sign_ins',
  // Keys of pictures to delete from R2. A page shows a picture by the key in the row of its doctor or link.
  'picture_removals',
  'recovery_codes',
  'refunds',
  'sessions',
  'till_closings',
  'till_floats',
  'totp_secrets',
  'users',
  // Entered and read by staff only.
  'waiting_list',
  'window_counts',
];

describe('the data version', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await openTestStore();
  });

  afterAll(() => store.dispose());

  async function rowsOf<Row>(query: string): Promise<Row[]> {
    return (await store.binding.prepare(query).all<Row>()).results;
  }

  const versionNow = async () => {
    const [row] = await rowsOf<{ version: number }>('select version from data_version');
    return row?.version ?? 0;
  };

  test('is raised by triggers on every table except those that no public page shows', async () => {
    const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, SQLiteTable));
    const names = tables.map((table) => getTableName(table)).sort();
    expect(names).toEqual(expect.arrayContaining(['doctors', ...unshownTables]));
    const triggers = await rowsOf<{ name: string }>(
      "select name from sqlite_master where type = 'trigger' and sql like '%UPDATE `data_version`%' order by name",
    );
    const shown = names.filter((name) => !unshownTables.includes(name));
    expect(triggers.map(({ name }) => name)).toEqual(
      shown.flatMap((name) => ['deleted', 'inserted', 'updated'].map((done) => `${name}_${done}`)),
    );
  });

  test('changes when a link is added, changed or deleted, and stays when an unshown table changes', async () => {
    const versions = [await versionNow()];
    for (const write of [
      "insert into social_links (id, category, media_id, url, created_at) values ('a', 'homeyoutube', 'b', 'c', 0)",
      "update social_links set title = 'A title' where id = 'a'",
      "delete from social_links where id = 'a'",
    ]) {
      await store.binding.prepare(write).run();
      versions.push(await versionNow());
    }
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    await store.binding.prepare("insert into picture_removals (key, remove_after) values ('a.jpg', 0)").run();
    expect(await versionNow()).toBe(versions.at(-1));
  });

  test('never returns to an earlier number, even after an older row was restored', async () => {
    const before = await versionNow();
    await store.binding.prepare('update data_version set version = 1').run();
    await store.binding.prepare("delete from social_links where id = 'nobody'").run();
    expect(await versionNow()).toBe(1);
    await store.binding
      .prepare(
        "insert into social_links (id, category, media_id, url, created_at) values ('d', 'homeyoutube', 'e', 'f', 0)",
      )
      .run();
    expect(await versionNow()).toBeGreaterThan(before);
  });
});

test('D1 splits no trigger of the migrations into several statements', () => {
  const triggering = migrationNames.filter((name) => /create trigger/i.test(readMigration(name)));
  expect(triggering).not.toEqual([]);
  for (const name of triggering) {
    const sql = readMigration(name);
    expect(sql, name).not.toContain('\r');
    const statements = splitSqlQuery(sql);
    const triggers = statements.filter((statement) => /create trigger/i.test(statement));
    expect(triggers, name).toHaveLength(sql.match(/create trigger/gi)?.length ?? 0);
    for (const trigger of triggers) {
      // D1's splitter recognises BEGIN in capitals only, and mistakes the END of a CASE for the end of the
      // trigger.
      expect(trigger).toMatch(/^(?:--> statement-breakpoint\s*)?CREATE TRIGGER [^;]*\bBEGIN\b[^;]*;\s*END$/);
      expect(trigger).not.toMatch(/\bCASE\b/i);
    }
  }
});

it('the outbox keeps its rows and its indexes when it is rebuilt for another kind of message', async () => {
  const rebuild = '0025_feedback_messages.sql';
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, migrationNames.indexOf(rebuild)));
    const add = (id: string, kind: string) =>
      database
        .prepare(
          `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, day, minute, state,
            reason, dedupe_key, due_at, next_at, expires_at, attempts, provider, provider_id, cost_paise, made_by, created_at)
          values (?1, ?2, 'patient', 'appointment', 'a', 1, '2026-12-01', 600, 'sent', null, ?1, 1, 2, 3, 1, 'msg91', ?1,
            25, 'site', 4)`,
        )
        .bind(id, kind)
        .run();
    const rows = async () => (await database.prepare('select * from messages order by id').all()).results;
    const indexes = async () =>
      (
        await database
          .prepare(
            "select name, sql from sqlite_master where type = 'index' and tbl_name = 'messages' order by name",
          )
          .all()
      ).results;
    await add('one', 'confirmed');
    await add('two', 'tomorrow');
    const before = { rows: await rows(), indexes: await indexes() };
    expect(before.indexes.length).toBeGreaterThan(5);
    await expect(add('three', 'feedback')).rejects.toThrow();
    await applyMigrations(database, [rebuild]);
    expect({ rows: await rows(), indexes: await indexes() }).toEqual(before);
    await add('three', 'feedback');
    await expect(add('four', 'other')).rejects.toThrow();
  } finally {
    await dispose();
  }
});

it('the history of appointments keeps its rows and its index when it is rebuilt for corrections', async () => {
  const rebuild = '0028_desk_money.sql';
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, migrationNames.indexOf(rebuild)));
    const add = (id: string, what: string) =>
      database
        .prepare(
          `insert into appointment_changes (id, appointment_id, version, at, by, what, from_day, from_minute, from_status,
            from_arrived_at, reason, from_doctor_id, from_doctor_name)
            values (?1, 'a', 2, 3, 'staff', ?2, '2026-12-01', 600, 'requested', 4, 'A reason', 'doctor', 'Dr Before')`,
        )
        .bind(id, what)
        .run();
    const state = async () => ({
      rows: (await database.prepare('select * from appointment_changes order by id').all()).results,
      indexes: (
        await database
          .prepare(
            "select name, sql from sqlite_master where type = 'index' and tbl_name = 'appointment_changes' order by name",
          )
          .all()
      ).results,
    });
    await add('one', 'moved');
    await add('two', 'cancelled');
    const before = await state();
    expect(before.rows).toHaveLength(2);
    await expect(add('three', 'corrected')).rejects.toThrow();
    await applyMigrations(database, [rebuild]);
    expect(await state()).toEqual(before);
    await add('three', 'corrected');
    await expect(add('four', 'other')).rejects.toThrow();
  } finally {
    await dispose();
  }
});

it('slot labels become minutes of the day, and converted slots stay unchanged when the migration runs again', async () => {
  const conversion = '0005_slots_as_minutes.sql';
  const index = migrationNames.indexOf(conversion);
  expect(index).toBeGreaterThan(0);
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, index));
    const add = (id: string, hospital: readonly string[], video: readonly string[]) =>
      database
        .prepare(
          `insert into doctors (id, name, specialization, hospital, about, qualification, awards, experience, fees,
            availability, phone, email, hospital_slots, video_slots, created_at, updated_at)
          values (?, 'A', 'B', 'C', 'D', 'E', 'F', '1', 1, 'available', '0', 'a@b.example', ?, ?, 0, 0)`,
        )
        .bind(id, JSON.stringify(hospital), JSON.stringify(video))
        .run();
    await add('all', slotLabels.toReversed(), []);
    await add('two', ['12:00 PM'], ['12:30 PM', '09:00 AM']);
    const stored = async () =>
      (await database.prepare('select id, hospital_slots, video_slots from doctors order by id').all())
        .results;
    const converted = [
      { id: 'all', hospital_slots: JSON.stringify(slots), video_slots: '[]' },
      { id: 'two', hospital_slots: '[720]', video_slots: '[540,750]' },
    ];
    await applyMigrations(database, [conversion]);
    expect(await stored()).toEqual(converted);
    await applyMigrations(database, [conversion]);
    expect(await stored()).toEqual(converted);
  } finally {
    await dispose();
  }
});

it('of visits in one slot, completed before it was held, one keeps the slot', async () => {
  const migration = '0024_completed_visits_hold_their_slot.sql';
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, migrationNames.indexOf(migration)));
    const add = (id: string, minute: number, status: string) =>
      database
        .prepare(
          `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
            patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
          values (?1, ?1, 'd', 'D', 0, 'hospital', '2026-11-24', ?2, ?3, 0, 'P', '0', 'self', 0, 0, 0, 1)`,
        )
        .bind(id, minute, status)
        .run();
    await add('a', 600, 'completed');
    await add('b', 600, 'completed');
    await add('c', 630, 'completed');
    await add('d', 630, 'confirmed');
    await add('e', 660, 'completed');
    await applyMigrations(database, [migration]);
    const { results } = await database
      .prepare('select id, in_between as beside from appointments order by id')
      .all<{ id: string; beside: number }>();
    expect(results.filter(({ beside }) => beside === 1).map(({ id }) => id)).toEqual(['b', 'c']);
  } finally {
    await dispose();
  }
});

it('appointments from before have no code of a network, and keep all their values', async () => {
  const migration = '0033_request_network.sql';
  const { database, dispose } = await openLocalBindings();
  try {
    await applyMigrations(database, migrationNames.slice(0, migrationNames.indexOf(migration)));
    await database
      .prepare(
        `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
            patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
          values ('a', 'a', 'd', 'D', 0, 'hospital', '2026-11-24', 600, 'requested', 0, 'P', '9000000001', 'self', 0, 0, 0, 1)`,
      )
      .run();
    const rows = async () => (await database.prepare('select * from appointments').all()).results;
    const [before] = await rows();
    await applyMigrations(database, [migration]);
    expect(await rows()).toEqual([{ ...before, network: null }]);
    const { results } = await database
      .prepare("explain query plan select count(*) from appointments where network = 'n1'")
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain('appointments_network');
  } finally {
    await dispose();
  }
});

it('the search index is rebuilt with the terms of every spelling and script', async () => {
  const migration = '0032_search_names_by_sound.sql';
  const { database, dispose } = await openLocalBindings();
  const names: readonly (readonly [name: string, booker: string | null])[] = [
    ['Preeti Choudhary Whaanquzz Ramakrishnan', null],
    ['Om Prakash', 'Smt. Asha Verma'],
    ["R.K. Sharma (D'Souza)", 'Farah D\u2019Mello'],
    ['Dr. Élodie Żuk-Ñandú', null],
    ['ओमप्रकाश सिंह', 'अरोड़ा ज्ञान'],
    ['डॉ. लक्ष्मी मिश्रा ४२', 'कृष्ण ज़ैदी'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਬਰਾੜ', 'ਸ. ਓਮ ਪ੍ਰਕਾਸ਼ ਢਿੱਲੋਂ'],
    ['Ward 1234 B  7', 'x'.repeat(40)],
    ['One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen', null],
    ['', null],
  ];
  const phone = '9876543210';
  try {
    await applyMigrations(database, migrationNames.slice(0, migrationNames.indexOf(migration)));
    for (const [id, [name, booker]] of names.entries()) {
      await database
        .prepare(
          `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
            patient_name, booker_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
          values (?1, ?1, 'd', 'D', 0, 'hospital', '2026-11-24', ?2, 'confirmed', 0, ?3, ?4, ?5, 'self', 0, 0, 0, 1)`,
        )
        .bind(String(id), 600 + id, name.normalize('NFC'), booker?.normalize('NFC') ?? null, phone)
        .run();
    }
    await database.prepare("insert into appointment_words values ('old', '0')").run();
    await applyMigrations(database, [migration]);
    const { results } = await database
      .prepare('select word, appointment_id as id from appointment_words')
      .all<{ word: string; id: string }>();
    for (const [id, [name, booker]] of names.entries()) {
      const words = results.filter((row) => row.id === String(id)).map(({ word }) => word);
      expect(words.sort(), name).toEqual([...indexTerms(phone, name, booker)].sort());
    }
  } finally {
    await dispose();
  }
});
