import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formClientAction, noAnswer, offline } from './form-client-action.ts';
import { announceSessionOver } from './session-end.ts';

vi.mock('./session-end.ts', () => ({ announceSessionOver: vi.fn() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function submission(serverAction: () => Promise<unknown>) {
  const request = new Request('https://hospital.example/dashboard/x', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'float' }),
  });
  return { request, params: {}, url: new URL(request.url), serverAction };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('returns the answer of the server', async () => {
  expect(await formClientAction('Failed')(submission(async () => ({ made: 1 })))).toEqual({ made: 1 });
});

test.each([
  [true, noAnswer],
  [false, offline],
])('without an answer, and with onLine %s, the form is refused with the reason', async (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine });
  const action = formClientAction('Failed to save', { sent: (form) => ({ intent: form.get('intent') }) });
  expect(await action(submission(lost))).toMatchObject({
    data: { message: `Failed to save. ${reason}`, errors: {}, values: null, intent: 'float' },
    init: { status: 503 },
  });
});

test('a redirect means that the form is saved', async () => {
  const onSaved = vi.fn();
  const saved = redirect('/dashboard');
  const action = formClientAction('Failed', { onSaved });
  await expect(action(submission(() => Promise.reject(saved)))).rejects.toBe(saved);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('the end of the session is announced, and refuses the form with the message of the guard', async () => {
  const onSaved = vi.fn();
  const over = new ErrorResponse(401, 'Unauthorized', { message: 'You were signed out.' });
  const action = formClientAction('Failed', { onSaved });
  expect(await action(submission(() => Promise.reject(over)))).toMatchObject({
    data: { message: 'You were signed out.' },
    init: { status: 503 },
  });
  expect(announceSessionOver).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
});

test('another error of the server is left to the error page', async () => {
  const gone = new ErrorResponse(404, 'Not Found', { message: 'Gone.' });
  await expect(formClientAction('Failed')(submission(() => Promise.reject(gone)))).rejects.toBe(gone);
  expect(announceSessionOver).not.toHaveBeenCalled();
});
