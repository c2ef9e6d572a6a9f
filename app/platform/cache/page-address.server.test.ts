import { expect, test } from 'vitest';
import { routePatterns } from '../http/canonical-url.server.ts';
import { cacheAddress, type QueryRules } from './page-address.server.ts';

const paths = [
  '',
  'doctors',
  'doctors/:slug',
  'insomnia',
  'search',
  'signin',
  'dashboard/AddDoctor',
  'robots.txt',
];
const patterns = routePatterns(
  Object.fromEntries(paths.map((path) => [path, { id: path, path, index: path === '' }])),
);

const rules: QueryRules = {
  uncacheable: ['complete'],
  pages: {
    '/': { query: (search) => (search.get('photo') === '3' ? '?photo=3' : '') },
    '/doctors': { uncacheable: ['q'] },
  },
};

const addressOf = (target: string, init: RequestInit = {}, origin = 'https://hospital.example') =>
  cacheAddress(new Request(`${origin}${target}`, init), patterns, rules);

test.each([
  ['/', { address: '/', hasFullQuery: true }],
  ['/insomnia', { address: '/insomnia', hasFullQuery: true }],
  ['/insomnia?utm_source=mail', { address: '/insomnia', hasFullQuery: false }],
  ['/insomnia?', { address: '/insomnia', hasFullQuery: false }],
  ['/?photo=3', { address: '/?photo=3', hasFullQuery: true }],
  ['/?utm_source=mail&photo=3', { address: '/?photo=3', hasFullQuery: false }],
  ['/?photo=4000', { address: '/', hasFullQuery: false }],
  ['/insomnia?photo=3', { address: '/insomnia', hasFullQuery: false }],
  ['/doctors/dr-a', { address: '/doctors/dr-a', hasFullQuery: true }],
  ['/doctors?page=2', { address: '/doctors', hasFullQuery: false }],
  ['/nowhere?a=b', { address: '/nowhere', hasFullQuery: false }],
  ['/wp-login.php', { address: '/wp-login.php', hasFullQuery: true }],
])('%s is cacheable', (target, expected) => {
  expect(addressOf(target)).toEqual(expected);
});

test.each([
  '/doctors?q=sleep',
  '/insomnia?complete',
  '/?complete=1&photo=3',
  '/search?q=a',
  '/signin',
  '/signin/nothing',
  '/dashboard',
  '/Dashboard/nothing',
  '/api/v1/nothing',
  '/files/pictures/a.jpg',
  '/robots.txt',
  // The Worker redirects these to their canonical spelling and keeps the query.
  '/Insomnia',
  '/insomnia/',
  '/doctors/Dr-A',
  '/doctors.data',
  '/_root.data',
  `/${'a'.repeat(300)}`,
])('%s is not cacheable', (target) => {
  expect(addressOf(target)).toBeUndefined();
});

test('requests that write or carry a cookie or a token are not cacheable', () => {
  const personal: readonly RequestInit[] = [
    { method: 'POST' },
    { headers: { Cookie: 'a=b; __Host-session=c' } },
    { headers: { Cookie: '__Host-flash=signedOut' } },
    { headers: { Authorization: 'Bearer a' } },
    { headers: { 'Save-Data': 'on' } },
  ];
  for (const init of personal) expect(addressOf('/insomnia', init)).toBeUndefined();
  const usual: readonly RequestInit[] = [{ method: 'HEAD' }, { headers: { Cookie: '_ga=1' } }];
  for (const init of usual) expect(addressOf('/insomnia', init)).toBeDefined();
});

test('over plain HTTP only a loopback address is cacheable', () => {
  expect(addressOf('/insomnia', {}, 'http://192.168.1.5:8787')).toBeUndefined();
  expect(addressOf('/insomnia', {}, 'http://localhost:8787')).toMatchObject({ address: '/insomnia' });
  expect(addressOf('/insomnia', {}, 'http://[::1]:8787')).toMatchObject({ address: '/insomnia' });
});
