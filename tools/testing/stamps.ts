import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Hash of the sources with which the tests of a room last passed, by room and test file. Committed to git. */
export type Stamps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A test file that asked whether the sources of its room changed. */
export interface RoomCheck {
  readonly room: string;
  /** Path of the test file, relative to the project. */
  readonly testFile: string;
  readonly hash: string;
  readonly isSkipped: boolean;
}

const stampFile = join(root, 'tests/support/unchanged-sources.json');

/**
 * Test processes leave their checks here, because the stamps are written after all tests passed. Each part of the tests
 * has a folder, because parts run concurrently.
 */
const checksFolder = (part: string) => join(root, 'node_modules/.test-results/room-checks', part);

/** Index of the information pages. It is not in git, and has days that a shallow clone does not know. */
const isGenerated = (file: string) => file.endsWith('/information-pages.json');

/**
 * Hashes the names and contents of files, without generated ones.
 *
 * @param patterns paths or globs, relative to `folder`
 * @throws if a pattern matches no file, because a misspelt path would never change
 */
export function hashOfFiles(patterns: readonly string[], folder = root): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => {
    const matches = globSync(pattern, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
    if (matches.length === 0) throw new Error(`'${pattern}' matches no file in ${folder}.`);
    return matches.filter((file) => !isGenerated(file));
  });
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

export function readStamps(): Stamps {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/** Stores a check for the process that started the tests. */
export function recordCheck(part: string, check: RoomCheck): void {
  mkdirSync(checksFolder(part), { recursive: true });
  const name = createHash('sha256').update(`${check.room}\0${check.testFile}`).digest('hex').slice(0, 16);
  writeFileSync(join(checksFolder(part), `${name}.json`), JSON.stringify(check));
}

export function clearChecks(part: string): void {
  rmSync(checksFolder(part), { recursive: true, force: true });
}

export function readChecks(part: string): readonly RoomCheck[] {
  const folder = checksFolder(part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Sorts by key at both levels, so that two branches that add different stamps rarely conflict. */
function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isRecord(value) ? (sorted(value) as Value) : value]),
  );
}

/** Returns the stamps with the hash of each room that ran in a test file that passed. */
export function updatedStamps(
  stamps: Stamps,
  checks: readonly RoomCheck[],
  passedFiles: ReadonlySet<string>,
): Stamps {
  const updated: Record<string, Record<string, string>> = {};
  for (const [room, hashes] of Object.entries(stamps)) updated[room] = { ...hashes };
  for (const { room, testFile, hash, isSkipped } of checks) {
    if (isSkipped || !passedFiles.has(testFile)) continue;
    updated[room] = { ...updated[room], [testFile]: hash };
  }
  return sorted(updated);
}

/** Writes the stamps, unless they are unchanged. */
export function writeStamps(stamps: Stamps): void {
  const text = `${JSON.stringify(stamps, null, 2)}\n`;
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== text) writeFileSync(stampFile, text);
}

/** One line about the rooms whose tests were skipped, or undefined. */
export function skippedRoomsLine(checks: readonly RoomCheck[]): string | undefined {
  const rooms = [...new Set(checks.filter(({ isSkipped }) => isSkipped).map(({ room }) => room))].sort();
  if (rooms.length === 0) return undefined;
  return `Skipped, because their sources have not changed since their tests passed: ${rooms.join(', ')}. npm test -- full runs them.`;
}
