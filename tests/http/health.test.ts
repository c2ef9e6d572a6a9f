/** The health check for monitoring. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await acquireSite();
});
afterAll(() => site.dispose());

const noDatabase = { 'x-test-database-failure': '1' };
const noPictures = { 'x-test-pictures-failure': '1' };

async function health(query = '', headers: Record<string, string> = {}) {
  const response = await site.fetch(`/files/health${query}`, { headers });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test('reports ok while database and pictures answer', async () => {
  expect(await health()).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', pictures: 'ok' },
  });
});

test('reports database and pictures separately, in the body and by a status for each', async () => {
  expect(await health('', noDatabase)).toMatchObject({
    status: 503,
    body: { status: 'failing', database: 'away', pictures: 'ok', message: 'The database does not answer.' },
  });
  expect(await health('', noPictures)).toMatchObject({
    status: 503,
    body: { database: 'ok', pictures: 'away', message: 'The pictures cannot be reached.' },
  });
  expect((await health('?of=pictures', noDatabase)).status).toBe(200);
  expect((await health('?of=database', noDatabase)).status).toBe(503);
  expect((await health('?of=pictures', noPictures)).status).toBe(503);
  expect((await health('?of=database', noPictures)).status).toBe(200);
});

test('reports the database as away after the read timeout', async () => {
  const asked = performance.now();
  const { body } = await health('', { 'x-test-database-delay': '25000' });
  expect(body).toMatchObject({ database: 'away', pictures: 'ok' });
  expect(performance.now() - asked).toBeLessThan(25_000);
});
