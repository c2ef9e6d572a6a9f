import { expect, test } from 'vitest';
import { parseRules, printRule } from './style-rules.ts';

test('splits a style sheet into its top-level rules and joins them without a change', () => {
  const text = '@layer a,b;@layer a{.x{content:"}{;"}.y{top:0}}.z:after{content:"\\"}"}';
  expect(parseRules(text)).toEqual([
    { head: '@layer a,b', body: undefined },
    { head: '@layer a', body: '.x{content:"}{;"}.y{top:0}' },
    { head: '.z:after', body: 'content:"\\"}"' },
  ]);
  expect(parseRules(text).map(printRule).join('')).toBe(text);
});
