import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { calendarOf } from './clock/calendar.ts';
import { type Output, root, run, toConsole } from './command.ts';
import { runMutations } from './mutations/run-mutations.ts';
import { runInParallel } from './parallel.ts';
import {
  type Counts,
  countOf,
  failed,
  playwrightCounts,
  playwrightErrors,
  sumCounts,
  vitestCounts,
} from './results.ts';

export interface Step {
  readonly title: string;
  /** @param output receives the output when other steps use the console too */
  readonly run: (output?: Output) => Promise<Counts>;
}

/** Lanes that run concurrently. The steps of a lane run in order. */
interface Beside {
  readonly beside: readonly (readonly Step[])[];
}

const resultsFolder = join(root, 'node_modules/.test-results');

function freshResults(name: string): string {
  const file = join(resultsFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Number of test combinations. `full` runs before a release. */
type Matrix = 'reduced' | 'full';

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Generates the page catalogue from the information pages. The file is not in git. */
const catalogue: Step = {
  title: 'Information pages',
  run: async (output) =>
    (await run('node', ['tools/information-pages/write-index.ts'], {}, output)) ? none : failed,
};

/** Generates types from wrangler.toml and from the routes. The files are not in git. */
const generate: Step = {
  title: 'Generated types',
  run: async (output) => {
    const flags = ['--include-runtime=false', '--strict-vars=false'];
    const bindings = await run('wrangler', ['types', ...flags], {}, output);
    const routes = await run('react-router', ['typegen'], {}, output);
    return bindings && routes ? none : failed;
  },
};

const types: Step = { title: 'Types', run: async (output) => countOf(await run('tsc', [], {}, output)) };

const style: Step = {
  title: 'Lint and format',
  run: async (output) => countOf(await run('biome', ['ci', '--max-diagnostics=50'], {}, output)),
};

const build: Step = {
  title: 'Build',
  run: async (output) =>
    (await run('react-router', ['build', '--logLevel', 'warn'], {}, output)) ? none : failed,
};

async function vitest(
  project: 'unit' | 'http',
  filters: readonly string[],
  matrix: Matrix = 'reduced',
  output?: Output,
): Promise<Counts> {
  const file = freshResults(project);
  const succeeded = await run(
    'vitest',
    [
      ...['run', '--project', project, ...filters],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { TEST_MATRIX: matrix },
    output,
  );
  return vitestCounts(file, succeeded);
}

async function playwright(filters: readonly string[], matrix: Matrix = 'reduced'): Promise<Counts> {
  const chromium = await ensureBrowser();
  if (!chromium) return failed;
  console.log(`Browser: ${chromium}`);
  const file = freshResults('browser');
  const succeeded = await run('playwright', ['test', '--reporter=list,json', ...filters], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_MATRIX: matrix,
  });
  for (const fault of playwrightErrors(file)) console.error(`\nOutside the tests: ${fault}`);
  return playwrightCounts(file, succeeded);
}

const unit = (filters: readonly string[], matrix?: Matrix): Step => ({
  title: 'Unit and store tests',
  run: (output) => vitest('unit', filters, matrix, output),
});

const http = (filters: readonly string[]): Step => ({
  title: 'HTTP tests and sizes',
  run: (output) => vitest('http', filters, 'reduced', output),
});

const browser = (filters: readonly string[]): Step => ({
  title: 'Browser tests',
  run: () => playwright(filters),
});

/** Installs a browser when there is none, while the HTTP tests run, which need no browser. */
const getBrowser: Step = {
  title: 'A browser for the tests',
  run: async (output) => ((await ensureBrowser(output)) ? none : failed),
};

/** Checks the markup with a Java program. Skipped without Java; `npm run check-html` installs Java. */
const markup: Step = {
  title: 'Markup of every page',
  run: async () => {
    if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0)
      return countOf(await run('node', ['bench/measuring/check-html.ts']));
    console.log('Skipped: there is no Java on this machine.');
    return none;
  },
};

/** The tests under each clock, or under the named ones. They use the site that an earlier step built. */
const calendar = (names: readonly string[]): readonly Step[] =>
  calendarOf(names, { everywhere: [unit([]), http([])], inBrowser: [browser([])] });

/** Makes wrong changes in a copy of the code, which the unit tests must notice. */
const mutations = (filters: readonly string[]): Step => ({
  title: 'Wrong changes that tests must notice',
  run: () => runMutations(filters),
});

/** Steps that need no finished build. Types, lint and build use one core, so the unit tests run beside them. */
const beforeTheBuiltSite = (matrix: Matrix): readonly (Step | Beside)[] => [
  catalogue,
  { beside: [[generate, types, style, build], [unit([], matrix)]] },
];

/** Parts for `npm test -- NAME`. Arguments after the name are passed to the test runner. */
export const parts: Readonly<Record<string, (filters: readonly string[]) => readonly (Step | Beside)[]>> = {
  check: () => [catalogue, generate, types, style],
  unit: (filters) => [catalogue, unit(filters)],
  http: (filters) => [catalogue, build, http(filters)],
  browser: (filters) => [catalogue, build, browser(filters)],
  calendar: (names) => [catalogue, build, ...calendar(names)],
  mutations: (filters) => [catalogue, mutations(filters)],
  full: (filters) => [
    ...beforeTheBuiltSite('full'),
    { title: 'HTTP tests and sizes, with every attack', run: () => vitest('http', [], 'full') },
    markup,
    { title: 'Browser tests, every page in every look', run: () => playwright(filters, 'full') },
    mutations([]),
    ...calendar([]),
  ],
};

/** All steps of `npm test`. The site is built once. */
export const allSteps: readonly (Step | Beside)[] = [
  ...beforeTheBuiltSite('reduced'),
  { beside: [[http([])], [getBrowser]] },
  browser([]),
];

/**
 * Runs the steps in order, and lanes concurrently. A failed step does not stop the others.
 *
 * @param output receives the output; default: a step that runs alone writes to the console itself
 */
export async function runSteps(steps: readonly (Step | Beside)[], output?: Output): Promise<Counts> {
  const counts: Counts[] = [];
  for (const step of steps) {
    if ('beside' in step) {
      const lanes = step.beside.map((row) => (own: Output) => runSteps(row, own));
      counts.push(...(await runInParallel(lanes, output ?? toConsole)));
    } else counts.push(await runStep(step, output));
  }
  return sumCounts(counts);
}

async function runStep({ title, run: start }: Step, output?: Output): Promise<Counts> {
  const say = output ?? toConsole;
  say(`\n=== ${title}\n`);
  const started = Date.now();
  const count = await start(output).catch((error: unknown) => {
    say(`${error}\n`);
    return failed;
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`--- ${title}: ${count.failed > 0 ? 'FAILED' : 'done'} in ${seconds} s\n`);
  return count;
}
