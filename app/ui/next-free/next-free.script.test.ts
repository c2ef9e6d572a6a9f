import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import nextFreeScript from './next-free.script.ts?script';

/** Runs the script on a fake page with a line for each of two doctors, until the page has loaded. */
async function loadPage(fetch: (address: string) => Promise<unknown>) {
  const lines = ['dr-asha', 'dr-ravi'].map((free) => ({ dataset: { free }, textContent: '' }));
  let loaded = async () => {};
  runInNewContext(nextFreeScript, {
    addEventListener: (_: 'load', listener: () => Promise<void>) => {
      loaded = listener;
    },
    document: {
      currentScript: { dataset: { address: '/api/v1/next-free?of=' } },
      querySelectorAll: (selector: string) => (selector === '[data-free]' ? lines : []),
    },
    fetch,
  });
  await loaded();
  return lines.map(({ textContent }) => textContent);
}

test('asks once for all doctors of the page, and fills in the line of each doctor that has a free time', async () => {
  const asked: string[] = [];
  const lines = await loadPage(async (address) => {
    asked.push(address);
    return { json: async () => ({ 'dr-ravi': 'Next free: today, 10:00 AM' }) };
  });
  expect(asked).toEqual(['/api/v1/next-free?of=dr-asha,dr-ravi']);
  expect(lines).toEqual(['', 'Next free: today, 10:00 AM']);
});

test('leaves the lines empty without a network', async () => {
  expect(await loadPage(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(['', '']);
});
