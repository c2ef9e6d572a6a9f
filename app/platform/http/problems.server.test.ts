import { expect, test } from 'vitest';
import { message } from '#app/languages/localized-message.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { inputProblems, requestProblems } from '#messages/platform/problems.ts';
import { fieldProblem, notFound, ProblemError } from './problems.server.ts';

const tooLong = message(inputProblems, 'tooLong', { max: 3 });

test('resolves a message and its parameters in the locale of the reader', () => {
  expect(tooLong.in('en')).toBe('Too long: at most 3 characters.');
  expect(tooLong.in('hi')).toBe(messagesIn('hi', inputProblems).tooLong({ max: 3 }));
  expect(tooLong.in('hi')).toMatch(/^[^A-Za-z]+3[^A-Za-z]+$/);
});

test('a problem answers in the default locale, and a form in the locale of its page', () => {
  const error = new ProblemError(400, {
    message: message(inputProblems, 'checkFields'),
    errors: { tooLong },
  });
  expect(error.message).toBe(inputProblems.checkFields);
  expect(error.problem).toEqual({
    message: inputProblems.checkFields,
    errors: { tooLong: 'Too long: at most 3 characters.' },
  });
  expect(error.in('en')).toEqual(error.problem);
  const { message: summary, errors } = error.in('hi');
  expect(`${summary} ${errors?.tooLong}`).toMatch(/^[^A-Za-z]+$/);
});

test('a 404 page has its message in the locale of the address', () => {
  const thrown = (locale: 'en' | 'hi') => {
    try {
      notFound(message(requestProblems, 'noPage'), locale);
    } catch (error) {
      return error;
    }
  };
  expect(thrown('en')).toMatchObject({ data: { message: requestProblems.noPage }, init: { status: 404 } });
  expect(thrown('hi')).toMatchObject({ data: { message: messagesIn('hi', requestProblems).noPage } });
});

test('a text in place of a message does not compile, nor a wrong key or parameter', () => {
  const wrong = [
    // @ts-expect-error a text has no locale
    () => new ProblemError(400, { message: 'This is not possible.' }),
    // @ts-expect-error a text has no locale
    () => new ProblemError(400, { message: tooLong, errors: { name: 'This is not possible.' } }),
    // @ts-expect-error a text has no locale
    () => fieldProblem('name', 'This is not possible.'),
    // @ts-expect-error a text has no locale
    () => notFound('There is no such page.', 'en'),
    // @ts-expect-error only `message` makes a message
    () => fieldProblem('name', { in: () => 'This is not possible.' }),
    // @ts-expect-error no such key
    () => message(inputProblems, 'tooShort'),
    // @ts-expect-error the parameter is missing
    () => message(inputProblems, 'tooLong'),
    // @ts-expect-error the parameter has another type
    () => message(inputProblems, 'tooLong', { max: '3' }),
    // @ts-expect-error the parameter is surplus
    () => message(inputProblems, 'tooLong', { max: 3, min: 1 }),
    // @ts-expect-error this message has no parameters
    () => message(inputProblems, 'missing', { max: 3 }),
  ];
  expect(wrong).toHaveLength(10);
});
