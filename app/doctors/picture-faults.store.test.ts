/**
 * Picture storage while D1 and R2 fail one call in five, before or after the call takes effect.
 * 150 operations, or 5,000 in the full run.
 */
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import { sweepPictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { type Faults, faultyDatabase, faultyPictures, seededRandom } from '#tests/support/faults.ts';
import { photographBytes } from '#tests/support/pictures.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { storeFiles, whenChanged } from '#tests/support/when-changed.ts';
import { createDoctor, updateDoctor } from './doctor.commands.server.ts';
import { doctors } from './doctor.schema.server.ts';
import { deleteDoctor, purgeDoctorBin, restoreDoctor } from './staff-list/doctor-bin.server.ts';

const operations = isFull ? 5_000 : 150;
const minute = 60_000;
const day = 24 * 60 * minute;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;
const picture = (index: number) =>
  inspectPicture(photographBytes(kinds[index % kinds.length] ?? 'jpeg'), 'image');

/** Random sequences take seconds, so they run when the code of a store has changed. */
const it = whenChanged('random sequences', storeFiles);

it(
  `${operations} operations with one call in five failing leave no orphaned picture and no doctor with a missing picture`,
  async () => {
    // Injected failures are expected, so their log lines stay out of the test output.
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const faults: Faults = { share: 20, chance: seededRandom(20_261_122), count: 0 };
    const database = openDatabase(faultyDatabase(store.binding, faults));
    const pictures = faultyPictures(store.pictures, faults);
    const random = seededRandom(7);
    let now = new Date('2026-11-20T10:00:00Z');
    const createdIds: string[] = [];
    const command = (): Command => commandFor({ database, pictures }, { now });

    const steps: readonly ((index: number) => Promise<unknown>)[] = [
      async (index) => {
        const { id } = await createDoctor(
          command(),
          doctorInput({ name: `Dr. Faulty ${index}` }),
          picture(index),
        );
        createdIds.push(id);
      },
      (index) =>
        updateDoctor(
          command(),
          randomDoctorId(),
          doctorInput({ name: `Dr. Changed ${index}` }),
          picture(index),
        ),
      (index) =>
        updateDoctor(command(), randomDoctorId(), doctorInput({ name: `Dr. Bare ${index}` }), 'remove'),
      () => deleteDoctor(command(), randomDoctorId()),
      () => restoreDoctor(command(), randomDoctorId()),
      () => purgeDoctorBin(command()),
    ];
    const randomDoctorId = () => createdIds[Math.floor(random() * createdIds.length)] ?? '';
    let refused = 0;
    for (let index = 0; index < operations; index += 1) {
      // Creating a doctor, changing the picture and restoring are twice as likely as the other steps.
      const step = steps[[0, 0, 1, 1, 2, 3, 4, 4, 5][Math.floor(random() * 9)] ?? 0];
      await step?.(index).catch(() => {
        refused += 1;
      });
      now = new Date(now.getTime() + minute);
    }
    expect(faults.count).toBeGreaterThan(operations / 4);
    expect(refused).toBeGreaterThan(operations / 10);
    expect(createdIds.length).toBeGreaterThan(operations / 20);
    consoleError.mockRestore();

    // Repeats the daily sweep without faults until nothing is left. Each run removes at most 500 pictures.
    const tomorrow = new Date(now.getTime() + day);
    while ((await sweepPictures(store.database, store.pictures, tomorrow)) > 0);
    const owned = await store.database
      .select({ key: doctors.pictureKey })
      .from(doctors)
      .where(isNotNull(doctors.pictureKey));
    const stored: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await store.pictures.list(cursor ? { cursor } : {});
      stored.push(...page.objects.map(({ key }) => key));
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.sort()).toEqual(owned.map(({ key }) => key).sort());
  },
  60 * minute,
);
