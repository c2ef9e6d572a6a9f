import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Site, startSite } from '#tests/support/site.ts';
import { installPackages } from '../../tools/install-packages.ts';
import { installWithApt } from '../../tools/testing/apt.ts';
import type { CheckedPage } from './checked-page.ts';
import { checkedPages } from './checked-pages.ts';

/**
 * `npm run check-html`: checks every document of the built site with the Nu HTML checker. Fails on any error.
 */

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

const nameOf = ({ path, state }: CheckedPage) => (state ? `${path} (${state})` : path);

/**
 * @throws Error if the answer is not an HTML page, because the checker would report no errors for a missing
 * page
 */
async function documentOf(site: Site, page: CheckedPage): Promise<string> {
  const response = await site.fetch(page.path, page.request);
  const text = await response.text();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') && text.includes('</html>');
  if (!isPage)
    throw new Error(`${nameOf(page)} is not an HTML page: ${response.status} ${text.slice(0, 200)}`);
  return text;
}

async function check(folder: string): Promise<readonly Message[]> {
  const jar = join(await installPackages('bench'), 'vnu-jar/build/dist/vnu.jar');
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', folder],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

/** Groups equal messages: each once, with the number of pages and the first five of them. */
function summary(messages: readonly Message[], pageOf: (message: Message) => string): string {
  const groups = Map.groupBy(messages, ({ message }) => message);
  return [...groups]
    .map(([message, same]) => {
      const pages = [...new Set(same.map(pageOf))];
      const extract = same[0]?.extract?.replace(/\s+/g, ' ');
      return `${message}\n  ${extract}\n  on ${pages.length}: ${pages.slice(0, 5).join(', ')}`;
    })
    .join('\n');
}

async function main(): Promise<number> {
  if (!hasJava() && !(await installWithApt('default-jre-headless'))) {
    console.error('Java was not found. Install version 17 or newer.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const site = await startSite({ seeded: true });
  try {
    const pages = await checkedPages(site);
    for (const [index, page] of pages.entries()) {
      writeFileSync(join(folder, `${index}.html`), await documentOf(site, page));
    }
    const messages = await check(folder);
    const pageOf = ({ url }: Message) => {
      const page = pages[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])];
      return page ? nameOf(page) : 'no page';
    };
    // The checker's CSS rules are years old and do not know cascade layers. Browsers and the build check
    // style sheets.
    const ofMarkup = messages.filter(({ message }) => !message.startsWith('CSS:'));
    const errors = ofMarkup.filter(({ type }) => type !== 'info');
    const warnings = ofMarkup.filter(({ type }) => type === 'info');
    if (errors.length > 0) console.log(`Errors\n${summary(errors, pageOf)}`);
    if (warnings.length > 0) console.log(`Warnings\n${summary(warnings, pageOf)}`);
    console.log(`${pages.length} documents, ${errors.length} errors, ${warnings.length} warnings`);
    return errors.length > 0 ? 1 : 0;
  } finally {
    await site.dispose();
    rmSync(folder, { recursive: true });
  }
}

process.exit(await main());
