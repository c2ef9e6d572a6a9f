/** Headers, unknown addresses, prefetching and late data of public pages. every-page.test.ts checks the rules of all pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { nonPublicPaths } from '#app/navigation/closed-paths.ts';
import { asCached } from '#tests/support/as-cached.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];

async function pageAt(path: string) {
  const response = await site.fetch(path);
  return { response, html: await response.text() };
}

test.each(['/', '/doctors', '/signin', '/nowhere'])('%s has the security headers', async (path) => {
  const { headers } = await site.fetch(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('a nonce is never used twice', async () => {
  // A cached page has no nonce: its policy names its scripts by hash. So this test requests a page that is
  // never cached.
  const nonceOf = async () =>
    (await site.fetch('/search')).headers.get('Content-Security-Policy')?.match(/nonce-(\w+)/)?.[1];
  const [one, other] = [await nonceOf(), await nonceOf()];
  expect(one).toMatch(/^\w{32}$/);
  expect(other).not.toBe(one);
});

test.each(['/sexual-welness', '/dhat-sindrome', '/wellness', '/hi/erectile-disfunction', '/hi/nowhere'])(
  'the unknown path %s suggests no page about sex',
  async (path) => {
    const html = await (await site.fetch(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain('tel:');
    expect(main).not.toMatch(/href="(\/hi)?\/(sexual|premature|erectile|reduced|anorgasmia|dhat)/);
  },
);

test.each(['/nowhere', '/depresion', '/doctors/17', '/De-addiction Programme', '/%E0%A4%A', '/wp-login.php'])(
  'the unknown path %s answers 404 with the phone',
  async (path) => {
    const { response, html } = await pageAt(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(html).toContain(phones.admission.href);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  },
);

test('an address that looks like another site is not a redirect', async () => {
  const response = await site.fetch('//elsewhere.example/');
  expect(response.status).toBe(404);
  expect(response.headers.get('Location')).toBeNull();
});

test.each(['/', '/doctors', '/psychiatry', '/nowhere'])(
  'HEAD %s answers as GET does, without a body',
  async (path) => {
    const [head, get] = [await site.fetch(path, { method: 'HEAD' }), await site.fetch(path)];
    expect(head.status).toBe(get.status);
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    expect(await head.text()).toBe('');
  },
);

test.each(['/', '/doctors', '/about', '/pictures', '/Youtube', '/Instagram'])(
  '%s loads no script before a visitor touches or approaches a part, and has one style element, which orders its layers first',
  async (path) => {
    const { html } = await pageAt(path);
    expect(html).not.toMatch(/<script[^>]*\s(?:src|type="module")/);
    expect(html).not.toContain('modulepreload');
    expect(matches(html, /<script data-islands="\/assets\/islands-[\w-]+\.js"/g)).toHaveLength(1);
    const [rules = '', ...others] = matches(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(([, text]) => text);
    expect(rules).toMatch(/^@layer reset,tokens,ui,feature,print;/);
    expect(others).toEqual([]);
  },
);

describe('speculation rules', () => {
  const rulesOf = (html: string, type: string) =>
    matches(html, new RegExp(`<script type="${type}"[^>]*>([\\s\\S]*?)</script>`, 'g')).map(([, text = '']) =>
      JSON.parse(text),
    );

  test('every public page prerenders on a press, and prefetches on hover over a good connection, in under 800 bytes', async () => {
    for (const path of ['/', '/doctors', '/insomnia', '/search', '/offline', '/nowhere']) {
      const { html } = await pageAt(path);
      const [onPress, ...noMore] = rulesOf(html, 'speculationrules');
      expect(noMore).toEqual([]);
      expect(onPress).toEqual({ prerender: [{ where: expect.anything(), eagerness: 'conservative' }] });
      const [onGoodLines] = rulesOf(html, 'text/speculationrules');
      expect(onGoodLines).toEqual({
        prefetch: [{ where: onPress.prerender[0].where, eagerness: 'moderate' }],
      });
      expect(JSON.stringify(onPress).length + JSON.stringify(onGoodLines).length).toBeLessThan(800);
    }
  });

  test('leave out the closed paths, and staff pages have none', async () => {
    const [rules] = rulesOf((await pageAt('/')).html, 'speculationrules');
    const left: string[] = rules.prerender[0].where.and[1].not.href_matches;
    expect(left).toEqual([...nonPublicPaths, '/search'].map((path) => `${path}*`));
    const dashboard = await site.fetch('/dashboard', { as: await site.signIn() });
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).not.toContain('speculationrules');
  });

  test('a prefetched page equals a visited page, and neither is counted', async () => {
    const visited = asCached((await pageAt('/insomnia')).html);
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const ahead = await site.fetch('/insomnia', { headers: { 'Sec-Purpose': purpose, 'Save-Data': 'on' } });
      expect(ahead.status).toBe(200);
      expect(asCached(await ahead.text())).toBe(visited);
    }
    const counted = await site.binding
      .prepare('select count(*) as counts from window_counts')
      .first('counts');
    expect(counted).toBe(0);
  });

  test.each(['/', '/doctors', '/insomnia', '/Youtube'])(
    '%s allows the back/forward cache, because it does not forbid storing',
    async (path) => {
      expect((await site.fetch(path)).headers.get('Cache-Control')).not.toContain('no-store');
    },
  );
});

test.each(['gzip, deflate, br, zstd', 'identity'])(
  'the frame of /doctors arrives before the cards of a slow database (%s)',
  async (encoding) => {
    const response = await site.fetch('/doctors', {
      headers: { 'x-test-database-delay': '800', 'Accept-Encoding': encoding },
    });
    const pieces: string[] = [];
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) pieces.push(decoder.decode(bytes, { stream: true }));
    const firstWithCards = pieces.findIndex((text) => text.includes('Asha Verma'));
    expect(firstWithCards).toBeGreaterThan(0);
    const before = pieces.slice(0, firstWithCards).join('');
    for (const part of ['<h1', 'Loading doctors...', '</footer>']) expect(before).toContain(part);
  },
);

test('/doctors?complete waits for a slow database, for readers without scripts', async () => {
  const { html: usual } = await pageAt('/doctors');
  const response = await site.fetch('/doctors?complete', { headers: { 'x-test-database-delay': '300' } });
  const html = await response.text();
  expect(html).toContain('Asha Verma');
  expect(html).not.toContain('Loading doctors...');
  // React hides elements that it moves into place later.
  expect(matches(html, /<div hidden/g)).toHaveLength(matches(usual, /<div hidden/g).length);
});

test('the urgent card has the helpline for drugs and alcohol, or for children, on pages about them', async () => {
  const urgentAt = async (path: string) =>
    (await pageAt(path)).html.split('<h2 id="urgent-signs"')[1]?.split('href="/urgent"')[0] ?? '';
  expect(await urgentAt('/detoxprogram')).toContain('tel:14446');
  expect(await urgentAt('/adhd')).toContain('tel:1098');
  const usual = await urgentAt('/migraine');
  expect(usual).not.toContain('tel:14446');
  expect(usual).not.toContain('tel:1098');
});

test.each([
  ['/deaddiction', '/when-someone-refuses', 'They refuse help: what you can do tonight'],
  ['/when-someone-refuses', '/deaddiction', 'Is it drink or drugs? What you need to know tonight'],
])('%s links %s between its heading and its first section', async (path, other, label) => {
  const { html } = await pageAt(path);
  const start = html.slice(html.indexOf('</h1>'), html.indexOf('<h2'));
  expect(start).toMatch(new RegExp(`<a href="${other}"[^>]*>${label.replace('?', '[?]')}</a>`));
});

test('an information page lists the doctors who treat its subject', async () => {
  const { html } = await pageAt('/insomnia');
  expect(html).toContain('Dr. Leela Thapa (sample)');
  expect(matches(html, /Book an appointment: /g).length).toBeLessThanOrEqual(3);
});

test('an information page reserves space for the next free time of doctors who are booked here', async () => {
  const { html } = await pageAt('/detoxprogram');
  expect(html).toMatch(
    /<p class="[^"]+" data-free="dr-gurpreet-sandhu-sample" data-room="Next free: [^"]+"><\/p>/,
  );
  expect(html).toContain('/api/v1/next-free?of=');
  const elsewhere = (await pageAt('/cbt')).html;
  expect(elsewhere).toContain('https://example.com/"');
  expect(elsewhere).not.toContain('data-free="ms-meera-nair-sample"');
});

test('an information page shows the phone number while the database is away', async () => {
  const response = await site.fetch('/depression', { headers: { 'x-test-database-failure': '1' } });
  const html = (await response.text()).replaceAll(/<template[\s\S]*?<\/template>/g, '');
  expect(response.status).toBe(200);
  expect(html).toContain('we will tell you who can see you');
});

test('an information page with ?complete waits for a slow database, for readers without scripts', async () => {
  const headers = { 'x-test-database-delay': '300' };
  const late = await (await site.fetch('/depression', { headers })).text();
  expect(late).toContain('url=/depression?complete=1');
  const complete = await (await site.fetch('/depression?complete=1', { headers })).text();
  expect(complete).toContain('Dr. Asha Verma (sample)');
  expect(complete).not.toContain('Loading doctors...');
});
