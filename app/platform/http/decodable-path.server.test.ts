import { expect, test } from 'vitest';
import { withDecodablePath } from './decodable-path.server.ts';

const pathOf = (path: string) => {
  const { pathname, search } = new URL(withDecodablePath(new Request(`https://a.example${path}`)).url);
  return pathname + search;
};

test.each(['/', '/doctors', '/%E0%A4%A8?q=%E0%A4', '/a%20b', '/search?q=%'])('%s is unchanged', (path) => {
  const request = new Request(`https://a.example${path}`);
  expect(withDecodablePath(request)).toBe(request);
});

test.each([
  ['/%', '/%EF%BF%BD'],
  ['/%E0%A4%A', '/%EF%BF%BDE0%EF%BF%BDA4%EF%BF%BDA'],
  ['/doctors/%FF/book?q=%', '/doctors/%EF%BF%BDFF/book?q=%'],
])('%s becomes %s, which can be decoded', (path, readable) => {
  expect(pathOf(path)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});

test('keeps method, headers and body', async () => {
  const asked = new Request('https://a.example/%', {
    method: 'POST',
    body: 'typed',
    headers: { 'X-A': 'b' },
  });
  const readable = withDecodablePath(asked);
  expect([readable.method, readable.headers.get('X-A'), await readable.text()]).toEqual([
    'POST',
    'b',
    'typed',
  ]);
});
