/**
 * `npm run bench:staff-lists` after a build: measures the staff lists with 10 and with 500 doctors and
 * links. It measures the server and the browser in turns. docs/speed.md explains the figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { embedUrl } from '#app/links/link-url.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';
import { ensureBrowser } from '../../tools/testing/browser.ts';

const rounds = 6;
/**
 * Requests for one path in one round. Several are needed, because the processor clock ticks 100 times a
 * second.
 */
const requests = 10;
const counts = [10, 500] as const;
const paths = ['/dashboard/AddDoctor', '/dashboard/Links'] as const;

interface Subject {
  readonly count: number;
  readonly site: Site;
  readonly staff: SignedIn;
  /** Process that runs the Worker. */
  readonly pid: string;
}

const addLinks = (site: Site, count: number) =>
  site.binding
    .prepare(
      `insert into social_links (id, category, media_id, url, title, created_at)
      select 'link-' || key, 'mediayoutube', value->>'id', value->>'url', 'Link number ' || key, key from json_each(?)`,
    )
    .bind(
      JSON.stringify(
        Array.from({ length: count }, (_, index) => {
          const id = `v${String(index).padStart(10, '0')}`;
          return { id, url: embedUrl(id) };
        }),
      ),
    )
    .run();

const statOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** Lists the workerd processes that this process started. */
const children = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          statOf(pid)[1] === String(process.pid) &&
          readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd')
        );
      } catch {
        return false;
      }
    });

/** Processor time in milliseconds. */
const cpuOf = (pid: string) => (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) * 10;

async function open(count: number): Promise<Subject> {
  const before = new Set(children());
  const site = await startSite();
  const pid = children().find((one) => !before.has(one)) ?? '';
  await addManyDoctors(site.binding, count);
  await addLinks(site, count);
  return { count, site, staff: await site.signIn(), pid };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

async function serve({ site, staff, pid }: Subject, path: string) {
  const [cpu, start] = [cpuOf(pid), performance.now()];
  for (let made = 0; made < requests; made += 1) await (await site.fetch(path, { as: staff })).text();
  return { ms: (performance.now() - start) / requests, cpu: (cpuOf(pid) - cpu) / requests };
}

const subjects = [await open(counts[0]), await open(counts[1])];
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/**
 * Measures a visit until the page has loaded and its first scripts have run, with the page's own clock and
 * processor time.
 */
async function visit({ site, staff }: Subject, path: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const [name = '', value = ''] = staff.cookie.split('=');
  await context.addCookies([
    {
      name,
      value,
      url: site.origin.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry ? entry.loadEventEnd - entry.responseStart : 0;
  });
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0;
  return { loaded, task: seconds * 1000 };
}

const kinds = ['server ms', 'server CPU ms', 'browser to load ms', 'browser main thread ms'] as const;
const taken = new Map<string, number[]>();
const note = (key: string, value: number) => taken.set(key, [...(taken.get(key) ?? []), value]);

for (let round = 0; round <= rounds; round += 1) {
  for (const path of paths) {
    for (const subject of round % 2 ? [...subjects].reverse() : subjects) {
      const [served, visited] = [await serve(subject, path), await visit(subject, path)];
      // Round 0 warms up and is thrown away.
      if (round === 0) continue;
      const values = [served.ms, served.cpu, visited.loaded, visited.task];
      for (const [index, kind] of kinds.entries())
        note(`${path} ${kind} ${subject.count}`, values[index] ?? 0);
    }
  }
}

for (const path of paths) {
  for (const kind of kinds) {
    const [few = 0, many = 0] = counts.map((count) => median(taken.get(`${path} ${kind} ${count}`) ?? []));
    console.log(
      `${path} ${kind}: ${few.toFixed(1)} with 10, ${many.toFixed(1)} with 500, ${(many / few).toFixed(2)} times`,
    );
  }
}
await browser.close();
for (const { site } of subjects) await site.dispose();
process.exit(0);
