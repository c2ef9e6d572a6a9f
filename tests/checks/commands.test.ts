/** Checks the commands that documents and comments name: each is an npm script, which puts Node 22 first on the PATH. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|md)$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Commands between backticks that run a file of the project with the Node of the machine, which may be too old. */
const direct = (text: string) =>
  [
    ...text.matchAll(
      /`(?:[A-Z_]+=\S+ )*(?:node (?:app|art|bench|tests|tools)\/|npx (?:vitest|tsc|biome)\b)[^`]*`/g,
    ),
  ].map(([command]) => command);

/** Names after `npm run`, in documents and in the messages of commands. */
const runNames = (text: string) =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);

test('finds a command that bypasses npm, and the names of scripts', () => {
  expect(direct('Run `node tools/seed.ts` or `A=b npx vitest x`, not `npm run build`.')).toEqual([
    '`node tools/seed.ts`',
    '`A=b npx vitest x`',
  ]);
  expect(runNames('`npm run art`, then npm run staff:create.')).toEqual(['art', 'staff:create']);
});

test('every command that a document or a comment names is an npm script', () => {
  const others = files.filter(({ path }) => path !== 'tests/checks/commands.test.ts');
  expect(others.flatMap(({ path, text }) => direct(text).map((command) => `${path}: ${command}`))).toEqual(
    [],
  );
  const named = others.flatMap(({ path, text }) => runNames(text).map((name) => ({ path, name })));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every npm script is named in a document', () => {
  const documents = files.filter(({ path }) => path.endsWith('.md')).map(({ text }) => text);
  // npm runs these two without the word `run`.
  const named = new Set(['start', 'test', ...documents.flatMap(runNames)]);
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

/** Filters of the commands that run a part of the tests, such as `app/money` of `npm test -- unit app/money`. */
const testFilters = (text: string) =>
  [...text.matchAll(/`(?:npm test --|vitest run --project) (?:unit|http|browser) ([^`]+)`/g)].flatMap(
    ([, filters = '']) => filters.split(' ').filter((filter) => !/^-|[A-Z]/.test(filter)),
  );

test('every filter of a command that runs tests matches a test file', () => {
  const filters = files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => testFilters(text).map((filter) => ({ path, filter })));
  expect(filters.length).toBeGreaterThan(10);
  const tests = files.map(({ path }) => path).filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(filters.filter(({ filter }) => !tests.some((path) => path.includes(filter)))).toEqual([]);
});

test('every npm script runs files that exist', () => {
  const paths = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode (\S+)/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
