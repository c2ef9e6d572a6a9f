import { type Browser, chromium, type Page } from 'playwright';
import { demonstrationOwner } from '#tools/demonstration/accounts.ts';
import { findBrowser } from '#tools/testing/browser.ts';
import { writeSheet } from './sheet.ts';

/**
 * `npm run screenshots` takes the screenshots of the README while `npm start` runs.
 * An argument replaces the default address: `npm run screenshots -- http://localhost:9000`.
 */
const origin = process.argv[2] ?? 'http://localhost:8787';

interface Screenshot {
  readonly name: string;
  readonly path: string;
  readonly dark?: boolean;
  /** Selector of the part of the page to show. Default: the top. */
  readonly at?: string;
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const onDesk: readonly Screenshot[] = [
  { name: 'Home', path: '/' },
  { name: 'Home, in the dark scheme', path: '/', dark: true },
  { name: 'An information page', path: '/insomnia' },
  { name: 'The doctors', path: '/doctors' },
  { name: 'The gallery, opened', path: '/pictures?photo=3' },
  { name: 'Staff: the doctor list', path: '/dashboard/AddDoctor' },
];

const onPhone: readonly Screenshot[] = [
  { name: 'Home', path: '/' },
  { name: 'Where to start', path: '/', at: '#start' },
  { name: 'A doctor', path: '/doctors/dr-asha-verma-sample' },
  { name: 'What it costs', path: '/therapyCounselling' },
  { name: 'Your rights, in the dark scheme', path: '/rights', dark: true },
];

async function signIn(page: Page) {
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Your Email').fill(demonstrationOwner.email);
  await page.getByLabel('Your Password', { exact: true }).fill(demonstrationOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

async function takeScreenshot(browser: Browser, size: typeof desk, { name, path, dark, at }: Screenshot) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (path.startsWith('/dashboard')) await signIn(page);
  const response = await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${path} returned status ${response?.status()}.`);
  if (at) await page.locator(at).evaluate((part) => part.scrollIntoView());
  const picture = await page.screenshot();
  await context.close();
  return { name, picture };
}

async function takeScreenshots(browser: Browser, size: typeof desk, screenshots: readonly Screenshot[]) {
  const tiles: Awaited<ReturnType<typeof takeScreenshot>>[] = [];
  for (const screenshot of screenshots) tiles.push(await takeScreenshot(browser, size, screenshot));
  return tiles;
}

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
await writeSheet({
  ...{ file: 'site-desk.jpg', columns: 2, width: 800, height: 500 },
  tiles: await takeScreenshots(browser, desk, onDesk),
});
await writeSheet({
  ...{ file: 'site-phone.jpg', columns: 5, width: 312, height: 675 },
  tiles: await takeScreenshots(browser, phone, onPhone),
});
await browser.close();
