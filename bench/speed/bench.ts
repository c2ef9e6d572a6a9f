import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../tools/testing/browser.ts';
import { type Edge, startEdge } from '../measuring/edge.ts';
import { coldStarts } from './cold.ts';
import { databaseAway } from './database-away.ts';
import { endurance } from './endurance.ts';
import { load } from './load.ts';
import { report } from './report.ts';
import { Results } from './results.ts';
import { scale } from './scale.ts';
import { type Server, startServer, stopServers } from './server-process.ts';
import { buildSubjects, pageNames, pages, type Subject } from './subjects.ts';
import { menuWorks, slowConnection, visit } from './visit.ts';

/**
 * `npm run bench`: measures the product, the bare React Router template and a finished string in one run.
 * With `-- --before FOLDER` a second, built checkout of this project takes part. `npm run bench -- load`, `-- scale` and `-- away` (database away or slow) measure the product alone;
 * `-- cold` compares the first page of new isolates.
 * docs/speed.md explains the figures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    'load-seconds': { type: 'string', default: '8' },
    out: { type: 'string' },
    before: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values['load-seconds']);

interface Measured {
  readonly subject: Subject;
  readonly edge: Edge;
  readonly direct: Server;
}

/** The order reverses with each round, so that warm-up and wear affect all subjects alike. */
const inOrder = <One>(all: readonly One[], round: number) => (round % 2 ? [...all].reverse() : all);

async function measureVisits(measured: readonly Measured[], results: Results, executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    // The edge has a self-signed certificate. Playwright's ignoreHTTPSErrors is not enough: Chromium never
    // prerenders a page whose certificate error was only overridden.
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    // Round 0 warms up the servers and is thrown away.
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of pageNames) {
        for (const { subject, edge } of inOrder(measured, round)) {
          const figures = {
            ...(await visit(browser, subject, edge.origin, page)),
            ...(page === 'home' && { menuWorks: await menuWorks(browser, subject, edge.origin) }),
          };
          if (round > 0) results.add(subject.name, page, figures);
        }
      }
      console.error(`Visits: round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
  }
}

async function measureLoad(measured: readonly Measured[], results: Results) {
  const loadRounds = Math.ceil(rounds / 2);
  for (let round = 1; round <= loadRounds; round += 1) {
    for (const page of pageNames) {
      for (const { subject, direct } of inOrder(measured, round)) {
        if (round === 1) await load(direct, pages[page], { connections: 16, seconds: 2 });
        results.add(subject.name, page, await load(direct, pages[page], { connections: 16, seconds }));
      }
    }
    console.error(`Load: round ${round} of ${loadRounds}`);
  }
}

async function compare(executablePath: string): Promise<{ text: string; results: unknown }> {
  const subjects = await buildSubjects(values.before);
  const measured: Measured[] = [];
  const results = new Results();
  try {
    for (const subject of subjects) {
      const { origin } = await startServer(subject);
      measured.push({
        subject,
        edge: await startEdge(origin, slowConnection),
        direct: await startServer(subject, { direct: true }),
      });
    }
    if (rounds > 0) await measureVisits(measured, results, executablePath);
    if (seconds > 0) await measureLoad(measured, results);
  } finally {
    for (const { edge } of measured) edge.close();
  }
  const [processor] = cpus();
  const conditions = `${rounds} rounds of visits, ${seconds} s of load at 16 connections, ${cpus().length} x ${processor?.model}, load average at the end ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 16)}Z`;
  return { text: `${report(results)}\n\n${conditions}`, results };
}

async function measure() {
  const [what = 'compare'] = positionals;
  if (what === 'load') return endurance();
  if (what === 'scale') return scale(seconds);
  if (what === 'away') return databaseAway();
  if (what === 'cold') return coldStarts(rounds, values.before);
  if (what !== 'compare')
    throw new Error(`Unknown measurement '${what}'. Use load, scale, away, cold, or no name.`);
  const browser = await ensureBrowser();
  if (!browser) throw new Error('No browser was found to measure with.');
  return compare(browser);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopServers().then(() => process.exit(1)));
}
try {
  const { text, results } = await measure();
  console.log(text);
  if (values.out) writeFileSync(values.out, `${JSON.stringify(results, null, 1)}\n`);
} finally {
  await stopServers();
}
process.exit();
