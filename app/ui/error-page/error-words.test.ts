import { data, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const routeError = (status: number, body: unknown) => new RouteError(status, '', body);

test('does not show the message of an unexpected error', () => {
  const words = errorWords(new Error('D1_ERROR: no such column: secret'));
  expect(words.heading).toBe('Something went wrong on our side');
  expect(JSON.stringify(words)).not.toContain('D1_ERROR');
});

test('shows words for the status', () => {
  expect(errorWords(routeError(404, 'No route matches URL "/x"')).heading).toBe(
    'We could not find that page',
  );
  expect(errorWords(routeError(405, '')).heading).toBe('That cannot be sent to this page');
  expect(errorWords(routeError(503, '')).heading).toBe('We cannot show this just now');
});

test('shows the message of an expected failure, but not the router’s text', () => {
  expect(errorWords(routeError(404, 'Error: No route matches URL "/x"')).text).not.toContain('No route');
  expect(errorWords(routeError(404, { message: 'This doctor is no longer listed.' })).text).toBe(
    'This doctor is no longer listed.',
  );
});

test('does not show the message of a server error', () => {
  expect(errorWords(routeError(500, { message: 'stack' })).text).not.toContain('stack');
});

test('treats a status without words as an unexpected error', () => {
  expect(errorWords(routeError(418, {})).heading).toBe('Something went wrong on our side');
  expect(errorWords(data({}, 404)).heading).toBe('Something went wrong on our side');
});

test('has Hindi words for each status, without English', () => {
  for (const status of [400, 403, 404, 405, 429, 503, 500, 418]) {
    const { heading, text } = errorWords(routeError(status, ''), 'hi');
    expect(heading + text, String(status)).toMatch(/^[^A-Za-z]+$/);
    expect(heading).not.toBe(errorWords(routeError(status === 404 ? 403 : 404, ''), 'hi').heading);
  }
});

test('shows a Hindi message below the heading of the status', () => {
  const inHindi = { message: 'ये डॉक्टर अब यहाँ नहीं हैं।' };
  expect(errorWords(routeError(404, inHindi), 'hi').text).toBe(inHindi.message);
});
