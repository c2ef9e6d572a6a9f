import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

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
