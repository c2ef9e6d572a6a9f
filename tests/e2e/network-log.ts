import type { Page, Request } from 'playwright/test';

/**
 * Whether the browser itself requests the tab's icon. A full browser does so once per page, the headless
 * shell never. An icon that the page shows as a picture has the type `image`.
 */
export const isFaviconRequest = (request: Request): boolean =>
  request.resourceType() === 'other' && new URL(request.url()).pathname.startsWith('/favicon.');

/** Records the addresses that a page and its frames request from other sites. */
export function requestsToOtherSites(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin) elsewhere.push(url);
  });
  return elsewhere;
}

/** Stands in for YouTube's player or Instagram's frame, because the tests may run without internet. */
export async function stubFrame(page: Page, host: string): Promise<void> {
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><button>In the frame</button></html>',
    }),
  );
}
