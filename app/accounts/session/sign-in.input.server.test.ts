import { expect, test } from 'vitest';
import { parseSignIn } from './sign-in.input.server.ts';

const typed = { email: ' Asha@Example.com ', password: ' five unrelated words ' };

test('trims mail address and password, and reads a code that JSON sends as a number', () => {
  expect(parseSignIn({ ...typed, rememberPassword: true, code: 123456 })).toEqual({
    email: 'asha@example.com',
    password: 'five unrelated words',
    remember: true,
    code: '123456',
  });
  expect(parseSignIn({ ...typed, rememberPassword: 'true' })).toMatchObject({ remember: false });
});

test.each([
  null,
  'text',
  [],
  {},
  { ...typed, email: 5 },
  { ...typed, password: ' ' },
  { ...typed, code: null },
  { ...typed, code: {} },
])('refuses %j', (sent) => {
  expect(() => parseSignIn(sent)).toThrow('Please fill out all fields');
});
