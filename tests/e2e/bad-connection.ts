/**
 * Network connections as in the hills: slow ones, and ones that lose responses. They affect documents and
 * route data; scripts have already loaded.
 */
import { expect, type Locator, type Page, type Request } from 'playwright/test';

const isAsked = (request: Request) =>
  request.resourceType() === 'document' || new URL(request.url()).pathname.endsWith('.data');

/** Delays every response by this many milliseconds. */
export async function slowConnection(page: Page, delay: number): Promise<void> {
  await page.route('**/*', async (route) => {
    if (isAsked(route.request())) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

export interface LossyConnection {
  /** Method and path of each request whose response was lost. */
  readonly lost: readonly string[];
  /** Waits until no request is in progress. */
  readonly settled: () => Promise<void>;
}

/**
 * Loses every third response: the server has handled the request, but the page never gets the answer.
 *
 * @param first position of the first lost response, from 1
 */
export async function lossyConnection(page: Page, first = 3): Promise<LossyConnection> {
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
    // Node sends the request instead of the browser. Otherwise the browser would store cookies from a
    // response that it never got.
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
    // Between two retries no request is in progress, but the page is still waiting.
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  };
  return { lost, settled };
}

/** Number of attempts that one action can need at most when every third response is lost. */
const mostTries = 4;

/**
 * Acts as a persistent user on such a connection. It submits, and if nothing came back, it reads the page and
 * submits again. If the whole page is lost, it reloads.
 *
 * @param done element that is visible after success
 */
export async function retryUntilDone(
  page: Page,
  line: LossyConnection,
  action: () => Promise<unknown>,
  done: Locator,
): Promise<void> {
  const again = page.getByRole('link', { name: 'Try again' });
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (page.url().startsWith('chrome-error:')) await page.reload().catch(() => {});
    else if (await again.isVisible()) await again.click();
    else
      await action().catch((error: Error) => {
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
