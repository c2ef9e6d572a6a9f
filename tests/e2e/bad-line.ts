/** Lines as they are in the hills: slow, and such that lose answers. Pages and their data go over them; scripts are there already. */
import { expect, type Locator, type Page, type Request } from 'playwright/test';

const isAsked = (request: Request) =>
  request.resourceType() === 'document' || new URL(request.url()).pathname.endsWith('.data');

/** Every answer comes this much later, in milliseconds. */
export async function slowLine(page: Page, delay: number): Promise<void> {
  await page.route('**/*', async (route) => {
    if (isAsked(route.request())) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

export interface LossyLine {
  /** Method and address of what was lost so far. */
  readonly lost: readonly string[];
  /** Until nothing is asked any more. */
  readonly settled: () => Promise<void>;
}

/**
 * Every third answer is lost on its way back: the server has done what was asked, and the page never hears of it.
 *
 * @param first the place of the first lost one, from 1
 */
export async function lossyLine(page: Page, first = 3): Promise<LossyLine> {
  const lost: string[] = [];
  let asked = 0;
  let open = 0;
  let last = Date.now();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!isAsked(request)) return route.continue();
    asked += 1;
    if (asked % 3 !== first % 3) return route.continue();
    lost.push(`${request.method()} ${new URL(request.url()).pathname}`);
    open += 1;
    // Not the browser's own request: its answer would leave cookies that never arrived.
    const body = request.postDataBuffer();
    const { connection: _hop, 'content-length': _length, ...headers } = await request.allHeaders();
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(sent),
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    });
    await answer.arrayBuffer();
    await route.abort('connectionreset');
    open -= 1;
    last = Date.now();
  });
  const change = (by: number) => (request: Request) => {
    if (!isAsked(request)) return;
    open += by;
    last = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  const quiet = 250;
  const settled = async () => {
    await expect
      .poll(() => open === 0 && Date.now() - last > quiet, { intervals: [50], timeout: 20_000 })
      .toBe(true);
    // Between two tries of its own nothing is asked, but the page still waits.
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  };
  return { lost, settled };
}

/** More tries than a line that loses every third answer can make one need. */
const mostTries = 4;

/**
 * What somebody does on such a line: presses, and when that came to nothing reads what stands there and presses again; where the whole page is gone,
 * asks for it again.
 *
 * @param done what is seen once it came to something
 */
export async function persist(
  page: Page,
  line: LossyLine,
  press: () => Promise<unknown>,
  done: Locator,
): Promise<void> {
  const again = page.getByRole('link', { name: 'Try again' });
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (page.url().startsWith('chrome-error:')) await page.reload().catch(() => {});
    else if (await again.isVisible()) await again.click();
    else
      await press().catch((error: Error) => {
        if (!error.message.includes('ERR_CONNECTION_RESET')) throw error;
      });
    await line.settled();
    const shown = await done.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (shown) return;
  }
  await expect(done).toBeVisible();
}
