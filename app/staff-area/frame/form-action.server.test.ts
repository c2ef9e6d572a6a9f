import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { type RequestContext, setRequestContext } from '#app/platform/request/context.server.ts';
import { formAction, textsOf } from './form-action.server.ts';
import type * as guard from './guard.server.ts';

vi.mock('./guard.server.ts', () => ({
  currentStaff: () => ({ id: 'asha' }) as ReturnType<typeof guard.currentStaff>,
  staffCommand: () => ({ requestId: 'r1' }) as ReturnType<typeof guard.staffCommand>,
}));

vi.spyOn(console, 'error').mockImplementation(() => {});

const refused = new ProblemError(409, { message: staffMessage('Taken.'), errors: {} });
const end = vi.fn(async () => 'ended');
beforeEach(() => void end.mockClear());

function submission(fields: Record<string, string> | FormData) {
  const request = new Request('https://hospital.example/dashboard/x', {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
  const context = new RouterContextProvider();
  setRequestContext(context, { requestId: 'r1' } as RequestContext);
  return { request, context, params: { id: '7' }, url: new URL(request.url) };
}

test('runs with the values that were read, and answers with the result', async () => {
  const action = formAction({
    failure: 'Failed',
    read: (fields) => textsOf(fields, 'name', 'note'),
    run: async ({ values, staff }, { params }) => ({ ...values, by: staff.id, of: params.id }),
  });
  expect(await action(submission({ name: 'Meera' }))).toEqual({
    name: 'Meera',
    note: '',
    by: 'asha',
    of: '7',
  });
});

test('a form with a file gives the file and the texts, and no file if none was chosen', async () => {
  const action = formAction({
    failure: 'Failed',
    file: 'image',
    read: (fields) => textsOf(fields, 'alt'),
    run: async ({ values, file }) => ({ ...values, bytes: file && [...file] }),
  });
  const form = new FormData();
  form.set('alt', 'A bed');
  expect(await action(submission(form))).toEqual({ alt: 'A bed', bytes: null });
  form.set('image', new File([new Uint8Array([1, 2])], 'bed.jpg'));
  expect(await action(submission(form))).toEqual({ alt: 'A bed', bytes: [1, 2] });
});

test('a refused form keeps what was typed, and has the data that the route adds', async () => {
  const action = formAction({
    failure: 'Failed',
    read: (fields) => textsOf(fields, 'name'),
    run: () => Promise.reject(refused),
    refusedWith: async ({ values }) => ({ length: values?.name.length }),
  });
  expect(await action(submission({ name: 'Meera' }))).toMatchObject({
    data: { message: 'Taken.', errors: {}, values: { name: 'Meera' }, length: 5 },
    init: { status: 409 },
  });
});

test('a form that cannot be read is refused without values', async () => {
  const action = formAction({
    failure: 'Failed',
    read: (fields) => textsOf(fields, 'name'),
    run: end,
    refusedWith: ({ values }) => ({ wasRead: values !== null }),
  });
  const call = submission({});
  const request = new Request(call.request.url, { method: 'POST', body: '{}' });
  expect(await action({ ...call, request })).toMatchObject({
    data: { values: null, wasRead: false },
    init: { status: 415 },
  });
  expect(end).not.toHaveBeenCalled();
});

test('an intent has its own function, and other intents run the rest', async () => {
  const action = formAction({ failure: 'Failed', intents: { end }, run: async () => 'rest' });
  expect(await action(submission({ intent: 'end' }))).toBe('ended');
  expect(await action(submission({ intent: 'other' }))).toBe('rest');
  expect(await action(submission({}))).toBe('rest');
});

test.each(['other', '', 'toString', '__proto__'])('the unknown intent "%s" is refused', async (intent) => {
  const action = formAction({ failure: 'Failed', intents: { end } });
  expect(await action(submission({ intent }))).toMatchObject({
    data: { message: 'The request could not be read.' },
    init: { status: 400 },
  });
  expect(end).not.toHaveBeenCalled();
});

test('an unexpected error is not hidden', async () => {
  const fault = new Error('fault');
  const action = formAction({ failure: 'Failed', run: () => Promise.reject(fault) });
  await expect(action(submission({}))).rejects.toBe(fault);
});
