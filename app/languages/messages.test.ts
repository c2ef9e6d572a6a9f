import { describe, expect, test } from 'vitest';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { defaultLocale, otherLocales } from './locales.ts';
import { messagesIn } from './messages.ts';

const english = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['#messages/*/**/*.{ts,tsx}', '!**/*.test.*'],
  { eager: true },
);

const exported = Object.entries(english).flatMap(([file, module]) =>
  Object.entries(module).map(([name, messages]) => ({ file, name, messages })),
);

test('message modules export objects and functions, as messages are found by identity', () => {
  expect(exported.length).toBeGreaterThan(50);
  const others = exported.filter(
    ({ messages }) => messages === null || !['object', 'function'].includes(typeof messages),
  );
  expect(others.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

describe.each(otherLocales)('the locale %s', (locale) => {
  test('has a translation of every exported message', () => {
    const missing = exported
      .filter(({ file }) => !file.endsWith('/asked-checks.ts') || pageAt(locale, selfCheckPages.mood.path))
      .filter(({ messages }) => messagesIn(locale, messages as object) === messages);
    expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});

test('the default locale has its messages unchanged', () => {
  for (const { messages } of exported) expect(messagesIn(defaultLocale, messages as object)).toBe(messages);
});
