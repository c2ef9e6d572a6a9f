import { expect, test } from 'vitest';
import { isForeignHost } from './foreign-host.server.ts';

const deployed = { PUBLIC_ORIGIN: 'https://www.hospital.example', DEMONSTRATION: 'off' };

test.each([
  'https://www.hospital.example/',
  'https://www.hospital.example/doctors?page=2',
  'http://www.hospital.example/',
  'http://localhost:8787/',
  'http://127.0.0.1/',
])('%s is the site’s own', (url) => {
  expect(isForeignHost(url, deployed)).toBe(false);
});

test.each([
  'https://evil.example/',
  'https://hospital.example/',
  'https://www.hospital.example.evil.example/',
  'https://www.hospital.example:8443/',
  'https://evil.example/https://www.hospital.example/',
  'https://www.hospital.example@evil.example/',
])('%s is another’s', (url) => {
  expect(isForeignHost(url, deployed)).toBe(true);
});

test('the demonstration is shown under any name', () => {
  expect(isForeignHost('https://evil.example/', { ...deployed, DEMONSTRATION: 'on' })).toBe(false);
});
