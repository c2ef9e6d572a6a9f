/**
 * Kills the Worker while doctors with pictures are added, and checks that none is incomplete. With
 * TEST_MATRIX=full it does so three times, each after 50 creations.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#app/accounts/session/session.commands.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { applyMigrations } from '#tests/support/migrations.ts';
import { photograph } from '#tests/support/pictures.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { startLocalWorker } from '#tools/local-worker.ts';

const kills = isFull ? 3 : 1;
const atOnce = 4;
/** Completed creations before the kill, so that it happens during the next ones. */
const untilKilled = isFull ? 50 : 8;

let folder: string;
let bearer: string;

/** Opens the database and pictures of the state folder. No other process may be using them. */
async function inState<Result>(
  work: (binding: D1Database, pictures: R2Bucket) => Promise<Result>,
): Promise<Result> {
  const worker = await startLocalWorker({ port: 0, stateFolder: folder, onLog: () => {} });
  try {
    await worker.ready;
    const binding = (await worker.getD1Database('DB')) as unknown as D1Database;
    return await work(binding, (await worker.getR2Bucket('PICTURES')) as unknown as R2Bucket);
  } finally {
    await worker.dispose();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hospital-kill-'));
  await inState(async (binding, pictures) => {
    await applyMigrations(binding);
    const { id } = await addStaff(binding);
    const database = openDatabase(binding);
    const session = await openSession(commandFor({ database, pictures }, { now: new Date() }), {
      ...{ userId: id, remember: false, userAgent: 'Test', address: 'local' },
    });
    await database.batch(session.statements as never);
    bearer = session.bearerToken;
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the site as the leader of a process group, so that the kill reaches workerd too. */
async function startToBeKilled() {
  const script = join(import.meta.dirname, '../support/killed-site.ts');
  const child = spawn(process.execPath, [script, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    ended.then(() => reject(new Error('The site ended before it printed its address.')));
  });
  return {
    origin,
    async kill() {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

/**
 * Adds doctors until the site is killed.
 *
 * @returns the ids of the doctors that were confirmed as added
 */
async function addUntilKilled(): Promise<readonly string[]> {
  const { origin, kill } = await startToBeKilled();
  const added: string[] = [];
  let isOver = false;
  const adding = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      try {
        const response = await fetch(`${origin}/api/v1/doctor`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${bearer}` },
          body: doctorForm(doctorFields(), { image: photograph() }),
        });
        const { doctor } = (await response.json()) as { doctor: { _id: string } };
        added.push(doctor._id);
      } catch {
        // The site was killed during this request.
        return;
      }
      if (added.length >= untilKilled) isOver = true;
    }
  });
  await Promise.race(adding);
  await kill();
  await Promise.all(adding);
  return added;
}

test(
  `after ${kills === 1 ? 'a' : kills} kill -9 every doctor confirmed as added is complete, and no picture is left over`,
  async () => {
    const added: string[] = [];
    for (let round = 0; round < kills; round += 1) added.push(...(await addUntilKilled()));
    expect(added.length).toBeGreaterThanOrEqual(kills * untilKilled);
    await inState(async (binding, pictures) => {
      const rows = async <Row>(query: string) => (await binding.prepare(query).all<Row>()).results;
      const doctors = await rows<{ id: string; picture_key: string | null }>(
        'select id, picture_key from doctors',
      );
      const ids = doctors.map(({ id }) => id);
      for (const id of added) expect(ids).toContain(id);
      expect(doctors.filter(({ picture_key }) => picture_key === null)).toEqual([]);
      const audited = await rows<{ target: string }>(
        "select target from audit_log where action = 'doctor.create'",
      );
      expect(audited.map(({ target }) => target).sort()).toEqual([...ids].sort());
      expect(await rows('pragma foreign_key_check')).toEqual([]);
      // The sweep deletes an upload without a row after one hour.
      await sweepPictures(openDatabase(binding), pictures, new Date(Date.now() + 2 * 60 * 60 * 1000));
      const stored = (await pictures.list()).objects.map(({ key }) => key);
      expect(stored.sort()).toEqual(doctors.map(({ picture_key }) => picture_key).sort());
    });
  },
  10 * 60_000,
);
