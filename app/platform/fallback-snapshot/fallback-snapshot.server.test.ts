import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import {
  type FallbackSnapshot,
  snapshotFormat,
  snapshotTime,
  takeSnapshot,
} from './fallback-snapshot.server.ts';
import { readFromSnapshot } from './snapshot-read.server.ts';
import { SnapshotStorage, snapshotKey } from './snapshot-storage.server.ts';
import { SnapshotUpdater } from './snapshot-updater.server.ts';

const part = { name: 'doctors', read: async () => ['Dr. A'] };

const copyOf = (version: number, takenAt = version): FallbackSnapshot => ({
  shape: snapshotFormat,
  version,
  takenAt,
  parts: { doctors: [`Dr. ${version}`] },
});

/** Fake bucket. */
function places() {
  const stored = new Map<string, { text: string; customMetadata: Record<string, string>; etag: string }>();
  const state = { isBucketAway: false, puts: 0 };
  const reach = () => {
    if (state.isBucketAway) throw new Error('The bucket is away.');
  };
  const bucket = {
    async head(key: string) {
      reach();
      return stored.get(key) ?? null;
    },
    async get(key: string) {
      reach();
      const found = stored.get(key);
      return found ? { text: async () => found.text } : null;
    },
    async put(
      key: string,
      text: string,
      { customMetadata, onlyIf }: { customMetadata: Record<string, string>; onlyIf: R2Conditional },
    ) {
      reach();
      if (onlyIf.etagMatches !== undefined && onlyIf.etagMatches !== stored.get(key)?.etag) return null;
      state.puts += 1;
      stored.set(key, { text, customMetadata, etag: String(state.puts) });
      return {};
    },
  };
  return { all: bucket as unknown as R2Bucket, state, stored };
}

const isolate = () => new SnapshotStorage([part]);
const find = (copies: SnapshotStorage, { all }: ReturnType<typeof places>) => copies.find(all);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('another isolate finds a snapshot in the bucket, and an isolate that has it needs no bucket', async () => {
  const place = places();
  expect(await isolate().write(copyOf(7), place.all)).toBe(true);
  const other = isolate();
  expect((await find(other, place))?.version).toBe(7);
  place.state.isBucketAway = true;
  await vi.advanceTimersByTimeAsync(30_001);
  expect((await find(other, place))?.version).toBe(7);
  expect(await find(isolate(), place)).toBeUndefined();
});

test('a newer snapshot in the bucket replaces the one of the isolate at the next search', async () => {
  const place = places();
  const reader = isolate();
  await isolate().write(copyOf(7), place.all);
  expect((await find(reader, place))?.version).toBe(7);
  await isolate().write(copyOf(8), place.all);
  await vi.advanceTimersByTimeAsync(30_001);
  expect((await find(reader, place))?.version).toBe(8);
});

test('an older snapshot does not replace a newer one, and invalid snapshots are ignored', async () => {
  const place = places();
  await isolate().write(copyOf(8), place.all);
  expect(await isolate().write(copyOf(7), place.all)).toBe(true);
  expect((await isolate().readMetadata(place.all))?.version).toBe(8);
  for (const text of [
    '',
    '{',
    '{"shape":0,"parts":{"doctors":[]}}',
    '{"shape":2,"parts":{}}',
    '{"shape":1,"parts":{"doctors":[]}}',
  ]) {
    place.stored.set(snapshotKey, { text, customMetadata: {}, etag: 'x' });
    expect(await find(isolate(), place)).toBeUndefined();
  }
});

test('a search is not repeated within 30 s, even if it found nothing', async () => {
  const place = places();
  const copies = isolate();
  expect(await find(copies, place)).toBeUndefined();
  await isolate().write(copyOf(7), place.all);
  expect(await find(copies, place)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_001);
  expect((await find(copies, place))?.version).toBe(7);
});

test('several changes share one snapshot, and an up-to-date snapshot is not taken again', async () => {
  const place = places();
  const take = vi.fn(async () => copyOf(9));
  const work = { bucket: place.all, version: async () => 9, take };
  const keeper = new SnapshotUpdater(isolate());
  const changes = [keeper.update(work), keeper.update(work), keeper.update(work)];
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(changes);
  expect(take).toHaveBeenCalledOnce();
  expect(keeper.has(9)).toBe(true);
  const other = new SnapshotUpdater(isolate());
  const followed = other.update(work);
  await vi.advanceTimersByTimeAsync(1_000);
  await followed;
  expect(take).toHaveBeenCalledOnce();
  expect(other.has(9)).toBe(true);
});

test('data that changes without a new version is copied once for each new mark', async () => {
  const place = places();
  const state = { mark: '1' };
  const take = vi.fn(async () => copyOf(9));
  const work = { bucket: place.all, version: async () => 9, mark: async () => state.mark, take };
  const keeper = new SnapshotUpdater(isolate());
  const follow = async (by: SnapshotUpdater) => {
    const followed = by.update(work);
    await vi.advanceTimersByTimeAsync(1_000);
    await followed;
  };
  await follow(keeper);
  await follow(keeper);
  expect(take).toHaveBeenCalledOnce();
  state.mark = '2';
  await follow(keeper);
  await follow(new SnapshotUpdater(isolate()));
  expect(take).toHaveBeenCalledTimes(2);
});

test('a snapshot of other parts, made by another deployment, is taken again', async () => {
  const place = places();
  await isolate().write(copyOf(9), place.all);
  const grown = new SnapshotStorage([part, { name: 'times', read: async () => [] }]);
  expect(await grown.readMetadata(place.all)).toBeUndefined();
  expect((await isolate().readMetadata(place.all))?.version).toBe(9);
});

test('data that changes without a new version is shown with its time even if the data version is known', async () => {
  const databaseFallback = { database: 'away' as const, version: 7, find: async () => copyOf(7) };
  const read = (held: readonly string[]) => held[0];
  const shown = (isPassing: boolean) =>
    readFromSnapshot(databaseFallback, { part, read, isVolatile: isPassing }, new Date());
  expect(await shown(false)).toEqual({ value: 'Dr. 7' });
  expect((await shown(true))?.asOf).toBeTruthy();
});

test('a snapshot whose parts were read before and after a write is taken again', async () => {
  const versions = [1, 2, 2, 2];
  const version = async () => versions.shift();
  expect(await takeSnapshot({} as never, defaultFacts, [part], version)).toBeUndefined();
  expect(await takeSnapshot({} as never, defaultFacts, [part], version, () => 5)).toEqual({
    shape: snapshotFormat,
    version: 2,
    takenAt: 5,
    parts: { doctors: ['Dr. A'] },
  });
});

test('shows the time in India, with the day if it is not today', () => {
  const takenAt = Date.parse('2026-11-22T05:10:00Z');
  expect(snapshotTime({ takenAt }, new Date('2026-11-22T18:00:00Z'))).toBe('10:40');
  expect(snapshotTime({ takenAt }, new Date('2026-11-22T18:30:00Z'))).toBe('22 November 2026, 10:40');
  expect(snapshotTime({ takenAt }, new Date('2026-11-22T18:00:00Z'), 'hi')).toBe('सुबह 10:40 बजे');
  expect(snapshotTime({ takenAt }, new Date('2026-11-22T18:30:00Z'), 'hi')).toBe(
    '22 नवंबर 2026, सुबह 10:40 बजे',
  );
});
