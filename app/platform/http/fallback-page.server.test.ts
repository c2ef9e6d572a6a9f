import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { fallbackPage } from './fallback-page.server.ts';

const { phones } = defaultFacts;

const pageAt = async (pathname: string) => {
  const response = fallbackPage({
    status: 500,
    because: 'failed',
    pathname,
    facts: defaultFacts,
    nonce: 'n',
    requestId: 'abcd1234',
  });
  return { response, html: await response.text() };
};

const calls = [
  ...Object.values(phones).map(({ href }) => href),
  ...Object.values(helplines).map(({ number }) => `tel:${number}`),
];

test.each([
  ['/depression', 'en-IN', 'Something went wrong on our side'],
  ['/hi/depression', 'hi', 'हमारी तरफ़ से कुछ गड़बड़ हो गई'],
  ['/hi', 'hi', 'हमारी तरफ़ से कुछ गड़बड़ हो गई'],
  ['/history', 'en-IN', 'Something went wrong on our side'],
])('at %s the page is in %s and has every number', async (pathname, language, heading) => {
  const { response, html } = await pageAt(pathname);
  expect(response.status).toBe(500);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`<h1>${heading}</h1>`);
  for (const href of calls) expect(html).toContain(`href="${href}"`);
});

test('in Hindi nothing but the reference is in Latin letters', async () => {
  const { html } = await pageAt('/hi/depression');
  const shown = html
    .slice(html.indexOf('<body>'))
    .replace(/<code lang="en">[^<]*<\/code>/, '')
    .replaceAll(/<[^>]*>/g, '');
  expect(shown).not.toMatch(/[A-Za-z]/);
});
