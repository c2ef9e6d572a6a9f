/** Checks that every decision record, requirement and file cited in code and documents exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Tracked and new text files. Pictures and generated lists are left out. So is this file, because its
 * examples cite numbers that do not exist.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js|md|mdx|toml|py)$/.test(path))
  .filter((path) => path !== 'tests/checks/citations.test.ts' && existsSync(join(root, path)));

const records = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
const recordNumbers: ReadonlySet<string> = new Set(records.map((name) => name.slice(0, 4)));

const requirementNumbers: ReadonlySet<string> = new Set(
  [...read('docs/requirements.md').matchAll(/^- \*\*R(\d+)\*\* /gm)].map(([, number = '']) => number),
);

interface Citation {
  readonly path: string;
  readonly number: string;
}

const numbersIn = (list: string) => list.match(/\d+/g) ?? [];

/**
 * Finds decision numbers after "decision", in a list after that word, and in brackets within a document, as
 * in "(0033)".
 */
function decisionsIn(path: string, text: string): Citation[] {
  const named = [...text.matchAll(/\bdecisions?[ (/[]+(\d{4}(?:(?:,| and|, and)\s+\d{4})*)/gi)];
  const bracketed = path.endsWith('.md')
    ? [...text.matchAll(/(?<!\])\((\d{4}(?:(?:,| and)\s+\d{4})*)\)/g)].filter(([, list]) =>
        list?.startsWith('0'),
      )
    : [];
  return [...named, ...bracketed].flatMap(([, list = '']) =>
    numbersIn(list).map((number) => ({ path, number })),
  );
}

function requirementsIn(path: string, text: string): Citation[] {
  return [
    ...text.matchAll(/\brequirements?\s+(\d{1,3}(?:(?:,| and| to|, and)\s+\d{1,3})*)\b(?![.\d])/gi),
  ].flatMap(([, list = '']) => numbersIn(list).map((number) => ({ path, number })));
}

/** Relative targets of links and pictures in a Markdown document, without their fragments. */
function relativeLinksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#|\/)/i.test(target))
    .map((target) => target.replace(/[#?].*$/, ''));
}

test('finds citations in each of their forms', () => {
  const numbers = (citations: readonly Citation[]) => citations.map(({ number }) => number);
  expect(
    numbers(decisionsIn('a.ts', '(decision 9001), decisions 9002, 9003 and 9004; docs/decisions/9005')),
  ).toEqual(['9001', '9002', '9003', '9004', '9005']);
  expect(numbers(decisionsIn('a.md', 'as decided (0901, 0902), in (2019)'))).toEqual(['0901', '0902']);
  expect(numbers(requirementsIn('a.ts', 'requirement 901; requirements 902, 903 and 904'))).toEqual([
    '901',
    '902',
    '903',
    '904',
  ]);
  expect(relativeLinksIn('[a](b.md#c) ![d](e/f.png) [g](https://h.example) [i](#j)')).toEqual([
    'b.md',
    'e/f.png',
  ]);
});

test('every decision that is cited has a record', () => {
  const cited = files.flatMap((path) => decisionsIn(path, read(path)));
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !recordNumbers.has(number))).toEqual([]);
});

test('every requirement that is cited is in docs/requirements.md', () => {
  const cited = files.flatMap((path) => requirementsIn(path, read(path)));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !requirementNumbers.has(number))).toEqual([]);
});

test('the requirements are numbered from 1 without a gap, each once', () => {
  const numbers = [...read('docs/requirements.md').matchAll(/^- \*\*R(\d+)\*\* /gm)].map(([, number]) =>
    Number(number),
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('every relative link in a Markdown document leads to a file', () => {
  const documents = files.filter((path) => path.endsWith('.md'));
  const links = documents.flatMap((path) => relativeLinksIn(read(path)).map((target) => ({ path, target })));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path, target }) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
});

/** Paths that do not exist yet: the hospital still has to supply these pictures. */
const missingInRepository = ['public/pictures/management/'];

test('every path of the repository that a document of docs/ or a README names exists', () => {
  const documents = files.filter((path) => /^docs\/.*\.md$|(?:^|\/)README\.md$/.test(path));
  const paths = documents.flatMap((path) =>
    [
      ...read(path).matchAll(
        /`#?((?:app|art|bench|docs|migrations|public|tests|tools|workers)\/[^`\s<{*]+)`/g,
      ),
    ].map(([, named = '']) => ({ path, named })),
  );
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.filter(({ named }) => !existsSync(join(root, named)));
  expect(missing.filter(({ named }) => !missingInRepository.includes(named))).toEqual([]);
});

test('tools/README.md names each file and folder of tools/', () => {
  const entries = readdirSync(join(root, 'tools'), { withFileTypes: true })
    .filter(({ name }) => name !== 'README.md' && !/\.test\.ts$/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  expect(entries.length).toBeGreaterThan(20);
  const text = read('tools/README.md');
  expect(entries.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** Finds paths of the repository in the comments of a configuration file. */
const pathsInComments = (text: string): string[] =>
  [...text.matchAll(/(?:^|\s)(?:#|\/\/|\/?\*)\s.*$/gm)].flatMap(([comment]) =>
    [
      ...comment.matchAll(
        /(?<![\w./-])(?:app|art|bench|docs|migrations|public|tests|tools|workers)\/[\w./[\]-]+/g,
      ),
    ].map(([path]) => path.replace(/[.]$/, '')),
  );

test('every path that a comment of a configuration file names exists', () => {
  expect(pathsInComments('a = "app/d" # of app/gone/, and tools/b.ts.\n/* https://a.in/app/c */')).toEqual([
    'app/gone/',
    'tools/b.ts',
  ]);
  const configurations = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(
      (path) => /^(?:[^/]*\.(?:toml|ts)|\.\w+|public\/_headers)$/.test(path) && existsSync(join(root, path)),
    );
  expect(configurations).toEqual(
    expect.arrayContaining(['wrangler.toml', 'vite.config.ts', 'public/_headers']),
  );
  const named = configurations.flatMap((path) =>
    pathsInComments(read(path)).map((target) => ({ path, target })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ target }) => !existsSync(join(root, target)))).toEqual([]);
});

/** Counts words with a letter or a digit, so that Markdown marks do not count. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test.each(records)('%s has its parts, at most 300 words, and a line in the index', (name) => {
  const text = read(`docs/decisions/${name}`);
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  expect(number).toBe(name.slice(0, 4));
  expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}.*\. Status: (?:accepted|superseded by \d{4})\./m);
  for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${part}\n`);
  expect(wordsOf(text)).toBeLessThanOrEqual(300);
  expect(read('docs/decisions/README.md')).toContain(`- [${number}](${name}) ${title}\n`);
});

test('no two records share a number, and every record is cited outside the records', () => {
  expect(recordNumbers.size).toBe(records.length);
  const cited = new Set(
    files
      .filter((path) => !path.startsWith('docs/decisions/'))
      .flatMap((path) => decisionsIn(path, read(path)))
      .map(({ number }) => number),
  );
  // A reader of the code would not question a decision that nothing cites: delete its record.
  expect([...recordNumbers].filter((number) => !cited.has(number))).toEqual([]);
});
