import { expect, test } from 'vitest';
import { isForeignHost } from './foreign-host.server.ts';

const deployed = { PUBLIC_ORIGIN: 'https://www.hospital.example', DEMONSTRATION: 'off' };

test.each([
  'https://www.hospital.example/',
  'https://www.hospital.example/doctors?page=2',
  'http://www.hospital.example/',
  'http://localhost:8787/',
  'http://127.0.0.1/',
])('%s has an allowed host', (url) => {
  expect(isForeignHost(url, deployed)).toBe(false);
});

test.each([
  'https://evil.example/',
  'https://hospital.example/',
  'https://www.hospital.example.evil.example/',
  'https://www.hospital.example:8443/',
  'https://evil.example/https://www.hospital.example/',
  'https://www.hospital.example@evil.example/',
])('%s has a foreign host', (url) => {
  expect(isForeignHost(url, deployed)).toBe(true);
});

test('the demonstration allows every host', () => {
  expect(isForeignHost('https://evil.example/', { ...deployed, DEMONSTRATION: 'on' })).toBe(false);
});
