import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installWithApt } from './apt.ts';
import { type Output, run, toConsole } from './command.ts';

// The headless shell first, as Playwright itself would take it: the same engine without a browser's windows, in a fifth less time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/**
 * A browser of the Chromium family that is on this machine: the one CHROMIUM_PATH names, one on the PATH, or the one
 * that Playwright downloaded.
 *
 * @returns its path, or undefined where there is none
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds a browser, or gets one: Playwright's own, else Debian's where this user may install packages.
 *
 * @param output who gets what is said, where this is not alone on the console
 * @returns its path, or undefined with an explanation
 */
export async function ensureBrowser(output?: Output): Promise<string | undefined> {
  const say = output ?? toConsole;
  const found = findBrowser();
  if (found) return found;
  say('No Chromium here: trying to get one.\n');
  if (await run('playwright', ['install', 'chromium'], {}, output)) return findBrowser();
  if (await installWithApt('chromium-headless-shell', output)) return findBrowser();
  say('There is no Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test\n');
  return undefined;
}
