import { data, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const routeError = (status: number, body: unknown) => new RouteError(status, '', body);

test('what an unexpected error says of itself is not shown', () => {
  const words = errorWords(new Error('D1_ERROR: no such column: secret'));
  expect(words.heading).toBe('Something went wrong on our side');
  expect(JSON.stringify(words)).not.toContain('D1_ERROR');
});

test('a status has words of its own', () => {
  expect(errorWords(routeError(404, 'No route matches URL "/x"')).heading).toBe(
    'We could not find that page',
  );
  expect(errorWords(routeError(405, '')).heading).toBe('That cannot be sent to this page');
  expect(errorWords(routeError(503, '')).heading).toBe('We cannot show this just now');
});

test('the router’s own text is not shown, the message of an expected failure is', () => {
  expect(errorWords(routeError(404, 'Error: No route matches URL "/x"')).text).not.toContain('No route');
  expect(errorWords(routeError(404, { message: 'This doctor is no longer listed.' })).text).toBe(
    'This doctor is no longer listed.',
  );
});

test('a message that came with a fault of ours is not shown', () => {
  expect(errorWords(routeError(500, { message: 'stack' })).text).not.toContain('stack');
});

test('a status without words counts as unexpected', () => {
  expect(errorWords(routeError(418, {})).heading).toBe('Something went wrong on our side');
  expect(errorWords(data({}, 404)).heading).toBe('Something went wrong on our side');
});
