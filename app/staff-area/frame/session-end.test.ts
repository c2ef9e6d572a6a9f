import { expect, test } from 'vitest';
import { nextCheck, sessionStateOf } from './session-end.ts';

const status = (secondsLeft: number, accountId: string | null = 'asha') => ({ accountId, secondsLeft });

test.each([
  [status(3600), 'open'],
  [status(301), 'open'],
  [status(300), 'ending'],
  [status(1), 'ending'],
  [status(0), 'over'],
  [status(0, null), 'over'],
  // The case of another person who signed in here in another tab.
  [status(3600, 'ravi'), 'over'],
] as const)('rates %j as %s', (seen, state) => {
  expect(sessionStateOf(seen, 'asha')).toBe(state);
});

test.each([
  ['open', 3600, 600],
  ['open', 500, 200],
  ['open', 301, 1],
  ['ending', 300, 301],
  ['over', 0, 30],
] as const)(
  'checks a session that is %s with %i seconds left again after %i seconds',
  (state, left, wait) => {
    expect(nextCheck(state, left)).toBe(wait);
  },
);
