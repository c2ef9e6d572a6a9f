import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/testing/command.ts';

test('npm run migration passes its arguments to drizzle-kit, so that a migration gets the name that was typed', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // npm appends the arguments to the script.
  const output = execSync(`${scripts.migration} --help`, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  expect(output).toContain('drizzle-kit generate');
  expect(output).toContain('--name');
}, 60_000);
