import { expect, test } from 'vitest';
import { absoluteEnd, idleEnd } from './session-lifetime.server.ts';

const start = new Date('2026-11-20T10:00:00Z');

test('ends a session after 12 hours, or 1 hour without use', () => {
  const absolute = absoluteEnd(start, false);
  expect(absolute).toEqual(new Date('2026-11-20T22:00:00Z'));
  expect(idleEnd(start, false, absolute)).toEqual(new Date('2026-11-20T11:00:00Z'));
});

test('ends a remembered session after 30 days, or 7 days without use', () => {
  const absolute = absoluteEnd(start, true);
  expect(absolute).toEqual(new Date('2026-12-20T10:00:00Z'));
  expect(idleEnd(start, true, absolute)).toEqual(new Date('2026-11-27T10:00:00Z'));
});

test('never extends a session beyond its absolute end', () => {
  const absolute = absoluteEnd(start, false);
  expect(idleEnd(new Date('2026-11-20T21:30:00Z'), false, absolute)).toEqual(absolute);
});
