/** Checks the versions of packages that must fit each other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('react-router and its compiler share one version, which the adapter of Cloudflare allows', () => {
  const { dependencies, devDependencies } = read('package.json');
  const { packages } = read('package-lock.json');
  const version: string = dependencies['react-router'];
  expect(devDependencies['@react-router/dev']).toBe(version);
  for (const name of ['react-router', '@react-router/dev', '@react-router/node'])
    expect(packages[`node_modules/${name}`].version, name).toBe(version);
  const range: string = packages['node_modules/@react-router/cloudflare'].peerDependencies['react-router'];
  const numbers = (text: string) => text.replace('^', '').split('.').map(Number);
  const [[major = 0, minor = 0, patch = 0], [leastMajor = 0, leastMinor = 0, leastPatch = 0]] = [
    numbers(version),
    numbers(range),
  ];
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(major).toBe(leastMajor);
  expect(minor * 1000 + patch).toBeGreaterThanOrEqual(leastMinor * 1000 + leastPatch);
});
