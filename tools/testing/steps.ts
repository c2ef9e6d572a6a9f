import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { root, run } from './command.ts';
import {
  type Counts,
  countOf,
  failed,
  playwrightCounts,
  playwrightFaults,
  sum,
  vitestCounts,
} from './results.ts';

export interface Step {
  readonly title: string;
  readonly run: () => Promise<Counts>;
}

const resultsFolder = join(root, 'node_modules/.test-results');

function freshResults(name: string): string {
  const file = join(resultsFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** How much of what could be tried is: `full` before a release. */
type Matrix = 'reduced' | 'full';

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The catalogue of pages is made from the information pages, and is in no commit. */
const catalogue: Step = {
  title: 'Information pages',
  run: async () => ((await run('node', ['tools/information-pages/list.ts'])) ? none : failed),
};

/** Types are made from wrangler.toml and from the routes, and are in no commit. */
const generate: Step = {
  title: 'Generated types',
  run: async () => {
    const bindings = await run('wrangler', ['types', '--include-runtime=false', '--strict-vars=false']);
    const routes = await run('react-router', ['typegen']);
    return bindings && routes ? none : failed;
  },
};

const types: Step = { title: 'Types', run: async () => countOf(await run('tsc', [])) };

const style: Step = {
  title: 'Lint and format',
  run: async () => countOf(await run('biome', ['ci', '--max-diagnostics=50'])),
};

const build: Step = {
  title: 'Build',
  run: async () => ((await run('react-router', ['build', '--logLevel', 'warn'])) ? none : failed),
};

async function vitest(
  project: 'unit' | 'http',
  filters: readonly string[],
  matrix: Matrix = 'reduced',
): Promise<Counts> {
  const file = freshResults(project);
  const succeeded = await run(
    'vitest',
    [
      ...['run', '--project', project, ...filters],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { TEST_MATRIX: matrix },
  );
  return vitestCounts(file, succeeded);
}

async function playwright(filters: readonly string[], matrix: Matrix = 'reduced'): Promise<Counts> {
  const chromium = await ensureBrowser();
  if (!chromium) return failed;
  const file = freshResults('browser');
  const succeeded = await run('playwright', ['test', '--reporter=list,json', ...filters], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_MATRIX: matrix,
  });
  for (const fault of playwrightFaults(file)) console.error(`\nOutside the tests: ${fault}`);
  return playwrightCounts(file, succeeded);
}

/** Its checker is a Java program: it is left out where there is no Java, and `npm run check-html` gets one. */
const markup: Step = {
  title: 'Markup of every page',
  run: async () => {
    if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0)
      return countOf(await run('node', ['tools/measuring/check-html.ts']));
    console.log('There is no Java here: left out.');
    return none;
  },
};

/** The parts that `npm test -- NAME` can run by themselves; what stands behind the name goes to the runner. */
export const parts: Readonly<Record<string, (filters: readonly string[]) => readonly Step[]>> = {
  check: () => [catalogue, generate, types, style],
  unit: (filters) => [catalogue, { title: 'Unit and store tests', run: () => vitest('unit', filters) }],
  http: (filters) => [
    catalogue,
    build,
    { title: 'HTTP tests and sizes', run: () => vitest('http', filters) },
  ],
  browser: (filters) => [catalogue, build, { title: 'Browser tests', run: () => playwright(filters) }],
  full: (filters) => [
    ...allOf('check'),
    { title: 'Unit and store tests, in full', run: () => vitest('unit', [], 'full') },
    build,
    { title: 'HTTP tests and sizes, with every attack', run: () => vitest('http', [], 'full') },
    markup,
    { title: 'Browser tests, every page in every look', run: () => playwright(filters, 'full') },
  ],
};

/** The steps of several parts in order, each once. */
const allOf = (...names: readonly string[]): readonly Step[] => [
  ...new Set(names.flatMap((name) => parts[name]?.([]) ?? [])),
];

/** Everything in order, the build once. */
export const everything = allOf('check', 'unit', 'http', 'browser');

/** Runs one step after the other; one that fails hides none of the later ones. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const { title, run: runStep } of steps) {
    console.log(`\n=== ${title}`);
    const started = Date.now();
    const count = await runStep();
    counts.push(count);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`--- ${title}: ${count.failed > 0 ? 'FAILED' : 'done'} in ${seconds} s`);
  }
  return sum(counts);
}
