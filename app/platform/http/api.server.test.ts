import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RequestContext, setRequestContext } from '../request/context.server.ts';
import { type ApiArguments, apiResource } from './api.server.ts';
import { ProblemError } from './problems.server.ts';
import { staffMessage } from './staff-message.server.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void logged.mockClear());
afterEach(() => void logged.mockClear());

function call(method: string): ApiArguments {
  const request = new Request('https://hospital.example/api/v1/doctors', { method });
  const context = new RouterContextProvider();
  setRequestContext(context, { requestId: 'r1' } as RequestContext);
  return { request, context, params: {}, url: new URL(request.url) };
}

const failing = (error: unknown) =>
  apiResource({ GET: { failure: 'Failed to fetch doctors', answer: () => Promise.reject(error) } }).loader(
    call('GET'),
  );

test('responses are JSON and not cacheable', async () => {
  const response = await apiResource({ GET: async () => ({ doctors: [] }) }).loader(call('GET'));
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ doctors: [] });
});

test('a response keeps its own Cache-Control', async () => {
  const cached = async () => Response.json({}, { headers: { 'Cache-Control': 'public, max-age=60' } });
  const response = await apiResource({ GET: cached }).loader(call('GET'));
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('HEAD is answered as GET', async () => {
  const { loader } = apiResource({ GET: async () => ({}) });
  expect((await loader(call('HEAD'))).status).toBe(200);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s without an operation is 405 with the allowed methods',
  async (method) => {
    const response = await apiResource({ GET: async () => ({}) }).action(call(method));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toEqual({ message: `${method} is not possible here.`, requestId: 'r1' });
  },
);

test('OPTIONS returns the allowed methods', async () => {
  const response = await apiResource({ PUT: async () => ({}), DELETE: async () => ({}) }).loader(
    call('OPTIONS'),
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('Allow')).toBe('DELETE, OPTIONS, PUT');
});

test('a problem becomes a response with its status, fields and headers', async () => {
  const response = await failing(
    new ProblemError(
      429,
      { message: staffMessage('Wait.'), errors: { email: staffMessage('No.') } },
      { 'Retry-After': '9' },
    ),
  );
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('9');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ message: 'Wait.', errors: { email: 'No.' }, requestId: 'r1' });
});

test('a database that is away becomes 503 with the message of the operation', async () => {
  const response = await failing(new Error('D1_ERROR: Network connection lost.'));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toEqual({ message: 'Failed to fetch doctors', requestId: 'r1' });
  expect(logged).toHaveBeenCalledOnce();
});

test('an unexpected error becomes 500 and reveals no detail', async () => {
  const response = await failing(new Error('secret detail'));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(logged).toHaveBeenCalledOnce();
});
