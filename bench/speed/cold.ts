import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '#tools/testing/command.ts';
import { medianOf } from './results.ts';
import { processorTimeOf } from './server-process.ts';
import { buildTemplate, product, type Subject } from './subjects.ts';

/** Pages that a new isolate renders first. The template has only the first. */
const firstPages = [
  '/',
  '/depression',
  '/hi/depression',
  '/pa/depression',
  '/doctors',
  '/search?q=sleep',
  '/signin',
] as const;

type ColdSubject = Pick<Subject, 'buildFolder' | 'checkout'> & { readonly name: string };

interface Start {
  readonly status: number;
  /** Milliseconds of processor time of workerd until it listens, and for the first page. */
  readonly start: number;
  readonly page: number;
  /** Milliseconds that the first page took. */
  readonly waited: number;
}

const folder = join(tmpdir(), 'hospital-cold');
const stateOf = ({ name }: ColdSubject) => join(folder, `state-${name}`);

const serve = ({ name, buildFolder, checkout = root }: ColdSubject, state: string, fill = '') =>
  spawn(process.execPath, [join(checkout, 'bench/speed/serve-cold.ts'), name, buildFolder, state, fill], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

function emptyWorker(): ColdSubject {
  const buildFolder = join(folder, 'empty/server');
  mkdirSync(buildFolder, { recursive: true });
  mkdirSync(join(folder, 'empty/client'));
  writeFileSync(join(buildFolder, 'index.js'), 'export default { fetch: () => new Response() };\n');
  writeFileSync(
    join(buildFolder, 'wrangler.json'),
    JSON.stringify({
      name: 'empty',
      main: 'index.js',
      compatibility_date: '2026-07-01',
      compatibility_flags: ['nodejs_compat'],
    }),
  );
  return { name: 'empty', buildFolder };
}

/**
 * The template with the bindings of the product. Miniflare simulates them in the process that is measured; on Cloudflare they are other
 * services, so the product is to be compared with this subject too.
 */
function withBindings(template: ColdSubject): ColdSubject {
  const place = join(folder, 'bound');
  cpSync(join(template.buildFolder, '..'), place, { recursive: true });
  const buildFolder = join(place, 'server');
  const configuration = join(buildFolder, 'wrangler.json');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { r2_buckets, ratelimits } = read(join(product.buildFolder, 'wrangler.json'));
  writeFileSync(configuration, JSON.stringify({ ...read(configuration), r2_buckets, ratelimits }));
  return { name: 'template with our bindings', buildFolder };
}

/** Starts workerd anew and requests one page. */
async function startOnce(subject: ColdSubject, path: string): Promise<Start> {
  const child = serve(subject, stateOf(subject));
  try {
    const line = await new Promise<string>((found, failed) => {
      createInterface(child.stdout).on('line', found);
      child.on('exit', (code) => failed(new Error(`The server of ${subject.name} ended with ${code}.`)));
    });
    const [origin, pid] = line.split(' ');
    const start = processorTimeOf(Number(pid));
    const before = performance.now();
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    const waited = performance.now() - before;
    return { status: response.status, start, page: processorTimeOf(Number(pid)) - start, waited };
  } finally {
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Measures the first page of a new isolate: processor time of workerd from its start, in fresh processes of the product, the template and an empty
 * Worker in turns.
 *
 * @param before another built checkout that takes part
 */
export async function coldStarts(rounds: number, before?: string) {
  rmSync(folder, { recursive: true, force: true });
  const template = await buildTemplate();
  const subjects: readonly ColdSubject[] = [
    product,
    ...(before
      ? [{ name: 'before', checkout: resolve(before), buildFolder: resolve(before, 'build/server') }]
      : []),
    template,
    withBindings(template),
    emptyWorker(),
  ];
  for (const subject of subjects) {
    await new Promise((done) => serve(subject, stateOf(subject), 'fill').on('exit', done));
  }
  const measured = firstPages.flatMap((path, index) =>
    subjects.flatMap((subject) =>
      index > 0 && !['product', 'before'].includes(subject.name)
        ? []
        : [{ path, subject, starts: [] as Start[] }],
    ),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, subject, starts } of round % 2 ? measured.toReversed() : measured) {
      starts.push(await startOnce(subject, path));
    }
    console.error(`Cold starts: round ${round + 1} of ${rounds}`);
  }
  const lines = measured.map(({ path, subject, starts }) => {
    const figure = (of: (start: Start) => number) => Math.round(medianOf(starts.map(of)) ?? 0);
    const statuses = [...new Set(starts.map(({ status }) => status))].join(' ');
    return `| ${subject.name} ${path} | ${statuses} | ${figure(({ start }) => start)} | ${figure(({ page }) => page)} | ${figure(({ start, page }) => start + page)} | ${figure(({ waited }) => waited)} |`;
  });
  return {
    text: [
      '| first page | status | start, CPU ms | page, CPU ms | together | page, ms |',
      '|---|---|---:|---:|---:|---:|',
      ...lines,
    ].join('\n'),
    results: measured.map(({ path, subject, starts }) => ({ path, name: subject.name, starts })),
  };
}
