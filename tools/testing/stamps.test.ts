import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfFiles, type RoomCheck, skippedRoomsLine, updatedStamps } from './stamps.ts';

describe('the hash of the files of a room', () => {
  let folder: string;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'room-'));
    mkdirSync(join(folder, 'deep'));
    write('one.ts', 'one');
    write('deep/two.ts', 'two');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('changes with the content, the name and the number of the files, and with nothing else', () => {
    const hash = () => hashOfFiles(['**/*.ts'], folder);
    const first = hash();
    expect(hash()).toBe(first);
    expect(hashOfFiles(['deep/two.ts', '*.ts', 'one.ts'], folder)).toBe(first);
    write('note.md', 'not a source');
    expect(hash()).toBe(first);
    const all = hashOfFiles(['**/*'], folder);
    write('deep/information-pages.json', 'generated');
    expect(hashOfFiles(['**/*'], folder)).toBe(all);
    write('deep/two.ts', 'three');
    const changed = hash();
    expect(changed).not.toBe(first);
    write('deep/two.ts', 'two');
    expect(hash()).toBe(first);
    write('deep/added.ts', '');
    expect(hash()).not.toBe(first);
  });

  test('is refused for a pattern that matches no file', () => {
    expect(() => hashOfFiles(['one.ts', 'misspelt/**'], folder)).toThrow("'misspelt/**' matches no file");
  });
});

const check = (overrides: Partial<RoomCheck>): RoomCheck => ({
  room: 'pictures',
  testFile: 'a.test.ts',
  hash: 'new',
  isSkipped: false,
  ...overrides,
});

test('records the hash of a room whose test file passed, beside those of other rooms and files', () => {
  const stamps = { pictures: { 'a.test.ts': 'old', 'b.test.ts': 'kept' }, words: { 'c.test.ts': 'kept' } };
  expect(updatedStamps(stamps, [check({})], new Set(['a.test.ts']))).toEqual({
    pictures: { 'a.test.ts': 'new', 'b.test.ts': 'kept' },
    words: { 'c.test.ts': 'kept' },
  });
});

test('does not record a room whose test file failed or whose tests were skipped', () => {
  const stamps = { pictures: { 'a.test.ts': 'old' } };
  expect(updatedStamps(stamps, [check({})], new Set(['b.test.ts']))).toEqual(stamps);
  expect(updatedStamps(stamps, [check({ isSkipped: true })], new Set(['a.test.ts']))).toEqual(stamps);
});

test('names every skipped room once, in one line', () => {
  const checks = [
    check({ room: 'words', isSkipped: true }),
    check({ isSkipped: true }),
    check({ isSkipped: true, testFile: 'b.test.ts' }),
    check({ room: 'migrations' }),
  ];
  expect(skippedRoomsLine(checks)).toBe(
    'Skipped, because their sources have not changed since their tests passed: pictures, words. npm test -- full runs them.',
  );
  expect(skippedRoomsLine([check({})])).toBeUndefined();
});
