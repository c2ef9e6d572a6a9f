import { expect, test } from 'vitest';
import { holdsTypedText } from './observation.server.ts';

const of = (query: string) => holdsTypedText(new URL(`https://a.example/x${query}`));

test.each(['', '?', '?complete', '?page=12', '?day=2026-11-23&page=2', '?_routes=routes%2Fstaff%2Ftill'])(
  'the query "%s" holds no typed text',
  (query) => expect(of(query)).toBe(false),
);

test.each([
  '?q=a',
  '?q=khudkushi',
  '?page=9876543210',
  '?day=asha',
  '?_routes=a%20b',
  '?I+am+afraid',
  '?page=1&q=x',
])('the query "%s" may hold typed text', (query) => expect(of(query)).toBe(true));

test.each([
  '/calendar/secret.ics',
  '/api/v1/messages/msg91/secret',
  '/signin/link/id.secret',
  '/signin/link/id.secret.data',
  '/SIGNIN/link/id.secret',
  '/appointment/secret',
  '/hi/appointment/secret/calendar.ics',
])('the path %s is a secret', (path) =>
  expect(holdsTypedText(new URL(`https://a.example${path}`))).toBe(true),
);

test.each(['/appointment', '/hi/appointment', '/signin', '/dashboard/Appointments', '/calendar'])(
  'the path %s is no secret',
  (path) => expect(holdsTypedText(new URL(`https://a.example${path}`))).toBe(false),
);
