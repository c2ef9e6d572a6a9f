import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryFolder, removeAbandonedFolders } from './memory-folder.ts';

test('removes the folder of a run that was killed, and no other', () => {
  const parent = mkdtempSync(join(tmpdir(), 'memory-'));
  try {
    // No process has an id as large as this.
    for (const name of ['hospital-tests-999999999', `hospital-tests-${process.pid}`, 'another-program'])
      mkdirSync(join(parent, name, 'database'), { recursive: true });
    removeAbandonedFolders(parent);
    // Without /proc, no process counts as running.
    const ownFolder = existsSync('/proc') ? [`hospital-tests-${process.pid}`] : [];
    expect(readdirSync(parent).sort()).toEqual(['another-program', ...ownFolder]);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

test('creates no folder where there is no file system in memory, or too little room', () => {
  expect(createMemoryFolder('/dev/no-such-file-system')).toBeUndefined();
  expect(createMemoryFolder(import.meta.dirname, 0)).toBeUndefined();
  expect(createMemoryFolder('/dev/shm', Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test.skipIf(!existsSync('/dev/shm'))('removes its folder when the process ends', () => {
  const script = `
    const { existsSync } = await import('node:fs');
    const { createMemoryFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'memory-folder.ts'))});
    const folder = createMemoryFolder('/dev/shm', 0);
    console.log(folder, existsSync(folder));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [folder = '', existed] = stdout.trim().split(' ');
  expect(folder).toMatch(/^\/dev\/shm\/hospital-tests-\d+$/);
  expect(existed).toBe('true');
  expect(existsSync(folder)).toBe(false);
});
