import { expect, test } from 'vitest';
import { parseApiBody } from './api-body.server.ts';
import { fieldProblem, ProblemError } from './problems.server.ts';
import { staffMessage } from './staff-message.server.ts';

const schema = { name: '', 'messageChannel?': '', '+': 'delete' };

function problemOf(body: unknown, parse: (body: unknown) => unknown = (one) => one) {
  try {
    parseApiBody(body, schema, parse);
  } catch (error) {
    if (error instanceof ProblemError) return [error.status, error.problem];
  }
  throw new Error('The body was not refused.');
}

test('refuses each unknown field by its name', () => {
  const message = "There is no field 'mesages', '__proto__'.";
  expect(problemOf(JSON.parse('{ "name": "A", "mesages": "sms", "__proto__": 1 }'))).toEqual([
    400,
    { message, errors: Object.fromEntries(['mesages', '__proto__'].map((name) => [name, message])) },
  ]);
  expect(problemOf({ messageChannel: 'sms' })).toMatchObject([
    400,
    { errors: { messageChannel: expect.anything() } },
  ]);
});

test('gives a field the name of the form, and its error the name of the API', () => {
  expect(parseApiBody({ name: 'A', messages: 'sms' }, schema, (body) => body)).toEqual({
    name: 'A',
    messageChannel: 'sms',
  });
  const refuse = () => {
    throw new ProblemError(400, fieldProblem('messageChannel', staffMessage('Choose.')));
  };
  expect(problemOf({ messages: 'fax' }, refuse)).toEqual([
    400,
    { message: 'Choose.', errors: { messages: 'Choose.' } },
  ]);
});

test.each([null, 'text', 5, ['name']])('leaves the body %j to the parser', (body) => {
  expect(parseApiBody(body, schema, (one) => one)).toEqual(body);
});
