import type { Page } from 'playwright/test';

/**
 * Emulates a mobile connection without a cache. How early a browser loads lazy pictures depends on the
 * connection.
 */
export async function emulateMobileConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
}

/** Emulates a connection so slow that a page appears in pieces. */
export async function emulateSlowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 10_000,
    uploadThroughput: 10_000,
  });
}
