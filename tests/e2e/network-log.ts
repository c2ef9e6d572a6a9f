import type { Page, Request } from 'playwright/test';

/**
 * Whether the browser asks for the tab's icon by itself. A full browser does so once for each page, the headless shell never. An icon
 * that the page shows as a picture is a request of type `image`.
 */
export const isForTheTab = (request: Request): boolean =>
  request.resourceType() === 'other' && new URL(request.url()).pathname.startsWith('/favicon.');

/** The addresses that a page and its frames ask of other sites, from now on. */
export function requestsElsewhere(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) elsewhere.push(url);
  });
  return elsewhere;
}

/** Answers for YouTube's player or Instagram's frame, as there may be no internet where the tests run. */
export async function answerFor(page: Page, host: string): Promise<void> {
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><button>In the frame</button></html>',
    }),
  );
}
