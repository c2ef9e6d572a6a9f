import { expect, test } from 'vitest';
import { mapLink } from './map-link.server.ts';

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', 'https://maps.app.goo.gl/AbCdEf123'],
  ['share.google/AbCdEf123', 'https://share.google/AbCdEf123'],
  ['https://maps.apple/p/AbCdEf123', 'https://maps.apple/p/AbCdEf123'],
  ['https://maps.apple.com/place?id=1', 'https://maps.apple.com/place?id=1'],
  ['www.google.co.in/maps/place/Panchkula', 'https://www.google.co.in/maps/place/Panchkula'],
])('%s is a link to a map', (typed, link) => {
  expect(mapLink(typed)).toBe(link);
});

test.each([
  'https://share.google',
  'http://maps.apple/p/AbCdEf123',
  'https://maps.apple.evil.example/p/1',
  'https://notshare.google/AbCdEf123',
  'our gate',
])('%s is none', (typed) => {
  expect(mapLink(typed)).toBeUndefined();
});
