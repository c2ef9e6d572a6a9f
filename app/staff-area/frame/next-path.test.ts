import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNextPath, signInPath } from './next-path.ts';

test.each(['/dashboard', '/dashboard/AddDoctor', '/dashboard/AddDoctor?q=a%20b', '/dashboard?x=1'])(
  'accepts %s',
  (next) => {
    expect(safeNextPath(next)).toBe(next);
  },
);

test.each([
  undefined,
  null,
  '',
  'dashboard',
  '/',
  '/signin',
  '/signout',
  '/dashboards',
  '/dashboard.data',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/dashboard\\..\\..\\evil',
  'https://evil.example/dashboard',
  'javascript:alert(1)//dashboard',
  '/dashboard/../signout',
  '/dashboard/%2e%2e/signout',
  '/dashboard/..//evil.example',
  '/dash\tboard',
  '/dashboard\r\nSet-Cookie: a=b',
  `/dashboard/${'a'.repeat(500)}`,
])('refuses %j', (next) => {
  expect(safeNextPath(next)).toBeUndefined();
});

test('accepts only dashboard paths of this site for any input', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'dashboard',
    'evil.example',
    ' ',
    '\t',
  );
  const asked = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 12 }).map((parts) => `/dashboard${parts.join('')}`),
  );
  fc.assert(
    fc.property(asked, (next) => {
      const path = safeNextPath(next);
      if (path === undefined) return;
      const url = new URL(path, 'https://hospital.example');
      expect(url.origin).toBe('https://hospital.example');
      expect(url.pathname).toMatch(/^\/dashboard(?:\/|$)/);
    }),
    { numRuns: 2000 },
  );
});

test('adds the requested page to the address of the sign-in page, except for the overview', () => {
  const at = (path: string) => signInPath(new URL(path, 'https://hospital.example'));
  expect(at('/dashboard/AddDoctor?q=a')).toBe('/signin?next=%2Fdashboard%2FAddDoctor%3Fq%3Da');
  expect(at('/dashboard')).toBe('/signin');
});
