import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { calendarOf } from './clock/calendar.ts';
import { type Output, root, run, toConsole } from './command.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { runMutations } from './mutations/run-mutations.ts';
import {
  type Counts,
  countOf,
  failed,
  passedVitestFiles,
  playwrightCounts,
  playwrightErrors,
  sumCounts,
  vitestCounts,
} from './results.ts';
import {
  clearChecks,
  readChecks,
  readStamps,
  skippedRoomsLine,
  updatedStamps,
  writeStamps,
} from './stamps.ts';

export interface Step {
  readonly title: string;
  /** @param output receives the output */
  readonly run: (output: Output) => Promise<Counts>;
}

/** Lanes that run concurrently. The steps of a lane run in order. */
interface Beside {
  readonly beside: readonly (readonly (Step | Beside)[])[];
}

type Steps = readonly (Step | Beside)[];

const resultsFolder = join(root, 'node_modules/.test-results');

function freshResults(name: string): string {
  const file = join(resultsFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Number of test combinations. `full` runs before a release. */
type Matrix = 'reduced' | 'full';

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command whose output matters only when it fails. */
async function runQuietly(
  output: Output,
  command: string,
  parameters: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const pieces: (string | Uint8Array)[] = [];
  const succeeded = await run(command, parameters, variables, (text) => pieces.push(text));
  if (!succeeded) for (const piece of pieces) output(piece);
  return succeeded;
}

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
    const bindings = await runQuietly(output, 'wrangler', ['types', ...flags]);
    const routes = await runQuietly(output, 'react-router', ['typegen']);
    return bindings && routes ? none : failed;
  },
};

const types: Step = { title: 'Types', run: async (output) => countOf(await run('tsc', [], {}, output)) };

const style: Step = {
  title: 'Lint and format',
  run: async (output) => {
    // Biome colours each character, also in a file.
    const colours = process.stdout.isTTY ? [] : ['--colors=off'];
    return countOf(await runQuietly(output, 'biome', ['ci', '--max-diagnostics=50', ...colours]));
  },
};

const build: Step = {
  title: 'Build',
  run: async (output) =>
    (await run('node', ['tools/build.mjs', '--if-changed'], {}, output)) ? none : failed,
};

interface RunOptions {
  /** Arguments for the test runner. Without any, the whole part runs. */
  readonly filters?: readonly string[];
  readonly matrix?: Matrix;
  /** Whether tests run although their sources are as they were when they last passed: another clock may change the result. */
  readonly runsUnchanged?: boolean;
  /** Number of test processes. Default: that of the runner's configuration, for a part that runs alone. */
  readonly workers?: number | undefined;
}

let memoryFolder: ReturnType<typeof createMemoryFolder>;

/** Puts temporary files in memory, if this machine has room for them. A caller can choose another folder with TMPDIR. */
function temporaryFolder(): Readonly<Record<string, string>> {
  if (process.env.TMPDIR) return {};
  memoryFolder ??= createMemoryFolder();
  return memoryFolder ? { TMPDIR: memoryFolder } : {};
}

const variablesOf = ({ filters = [], matrix = 'reduced', runsUnchanged, workers }: RunOptions) => ({
  TEST_MATRIX: matrix,
  // Tests that a developer names always run.
  SKIP_UNCHANGED: filters.length === 0 && matrix === 'reduced' && !runsUnchanged ? 'on' : 'off',
  ...(workers === undefined ? {} : { TEST_WORKERS: String(workers) }),
  ...temporaryFolder(),
});

/** Runs the tests of a Vitest project, and records the sources of the rooms whose tests passed. */
async function vitest(project: 'unit' | 'http', options: RunOptions, output: Output): Promise<Counts> {
  const { filters = [] } = options;
  const file = freshResults(project);
  clearChecks(project);
  const parameters = ['run', '--project', project, ...filters];
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const variables = { ...variablesOf(options), TEST_PART: project };
  const succeeded = await runQuietly(output, 'vitest', [...parameters, ...reporters], variables);
  const checks = readChecks(project);
  const line = skippedRoomsLine(checks);
  if (line) output(`${line}\n`);
  // With a filter by test name, a file passes although some of its tests did not run.
  const ranWholeFiles = filters.every((filter) => !filter.startsWith('-'));
  if (ranWholeFiles && !process.env.CI)
    writeStamps(updatedStamps(readStamps(), checks, passedVitestFiles(file, root)));
  return vitestCounts(file, succeeded);
}

async function playwright(options: RunOptions, output: Output): Promise<Counts> {
  const chromium = await ensureBrowser(output);
  if (!chromium) return failed;
  output(`Browser: ${chromium}\n`);
  const { filters = [] } = options;
  const file = freshResults('browser');
  const succeeded = await runQuietly(output, 'playwright', ['test', '--reporter=dot,json', ...filters], {
    ...variablesOf(options),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  for (const fault of playwrightErrors(file)) output(`\nOutside the tests: ${fault}\n`);
  return playwrightCounts(file, succeeded);
}

const unit = (options: RunOptions = {}): Step => ({
  title: 'Unit and store tests',
  run: (output) => vitest('unit', options, output),
});

const http = (options: RunOptions = {}): Step => ({
  title: 'HTTP tests and sizes',
  run: (output) => vitest('http', options, output),
});

const browser = (options: RunOptions = {}): Step => ({
  title: 'Browser tests',
  run: (output) => playwright(options, output),
});

/** Checks the markup with a Java program. Skipped without Java; `npm run check-html` installs Java. */
const markup: Step = {
  title: 'Markup of every page',
  run: async (output) => {
    if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0)
      return countOf(await run('node', ['bench/measuring/check-html.ts'], {}, output));
    output('Skipped: there is no Java on this machine.\n');
    return none;
  },
};

const cores = availableParallelism();

/**
 * HTTP and browser tests run side by side with as many processes each as there are cores. Both mostly wait: for the
 * Worker, for the browser, and for windows of rate limits.
 */
const builtSite: Beside = {
  beside: [[http({ workers: cores })], [browser({ workers: cores })]],
};

const everyTest: RunOptions = { runsUnchanged: true };

/** Unit and HTTP tests as one step, because the steps under a clock run one after another and these leave cores idle. */
const unitAndHttp: Step = {
  title: 'Unit, store and HTTP tests',
  run: async (output) => {
    const both = [unit(everyTest), http({ ...everyTest, workers: cores })];
    return sumCounts(await Promise.all(both.map((step) => step.run(output))));
  },
};

/** The tests under each clock, or under the named ones. They use the site that an earlier step built. */
const calendar = (names: readonly string[]): readonly Step[] =>
  calendarOf(names, { everywhere: [unitAndHttp], inBrowser: [browser(everyTest)] });

/** Makes wrong changes in a copy of the code, which the unit tests must notice. */
const mutations = (filters: readonly string[]): Step => ({
  title: 'Wrong changes that tests must notice',
  run: () => runMutations(filters),
});

/**
 * All steps of `npm test`. The site is built once. Unit tests start before types and lint, because they take longer
 * than the build that runs beside them.
 */
export const allSteps: Steps = [
  catalogue,
  {
    beside: [
      [build, builtSite],
      [unit({ workers: Math.max(1, cores - 1) }), generate, types, style],
    ],
  },
];

/** Reads the arguments after the name of a part: `--full` runs its tests in every variant, the others are filters. */
function optionsOf(parameters: readonly string[]): RunOptions {
  const filters = parameters.filter((parameter) => parameter !== '--full');
  return { filters, matrix: filters.length < parameters.length ? 'full' : 'reduced' };
}

/** Parts for `npm test -- NAME`. Arguments after the name are passed to the test runner. */
export const parts: Readonly<Record<string, (filters: readonly string[]) => Steps>> = {
  check: () => [catalogue, generate, types, style],
  unit: (parameters) => [catalogue, unit(optionsOf(parameters))],
  http: (parameters) => [build, http(optionsOf(parameters))],
  browser: (parameters) => [build, browser(optionsOf(parameters))],
  calendar: (names) => [catalogue, build, ...calendar(names)],
  mutations: (filters) => [catalogue, mutations(filters)],
  full: (filters) => [
    catalogue,
    { beside: [[generate, types, style, build], [unit({ matrix: 'full' })]] },
    { ...http({ matrix: 'full' }), title: 'HTTP tests and sizes, with every attack' },
    markup,
    { ...browser({ matrix: 'full', filters }), title: 'Browser tests, every page in every look' },
    mutations([]),
    ...calendar([]),
  ],
};

/**
 * Runs the steps in order, and lanes concurrently. A failed step does not stop the others. Prints a line when a step
 * begins, one each minute, and one when it ends with everything that it printed, so that steps that run concurrently do
 * not mix.
 */
export async function runSteps(steps: Steps, print: Output = toConsole): Promise<Counts> {
  const counts: Counts[] = [];
  for (const step of steps) {
    if ('beside' in step)
      counts.push(...(await Promise.all(step.beside.map((lane) => runSteps(lane, print)))));
    else counts.push(await runStep(step, print));
  }
  return sumCounts(counts);
}

async function runStep({ title, run: start }: Step, print: Output): Promise<Counts> {
  print(`=== ${title} …\n`);
  const started = Date.now();
  const minutes = () => Math.round((Date.now() - started) / 60_000);
  const reminder = setInterval(() => print(`    ${title}: still running, ${minutes()} min\n`), 60_000);
  const pieces: Uint8Array[] = [];
  const hold: Output = (text) => {
    pieces.push(Buffer.from(text));
  };
  const count = await start(hold).catch((error: unknown) => {
    hold(`${error}\n`);
    return failed;
  });
  clearInterval(reminder);
  const seconds = Math.round((Date.now() - started) / 1000);
  const outcome = count.failed > 0 ? 'FAILED' : 'done';
  print(Buffer.concat([...pieces, Buffer.from(`--- ${title}: ${outcome} in ${seconds} s\n`)]));
  return count;
}
