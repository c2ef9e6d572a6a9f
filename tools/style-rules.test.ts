import { expect, test } from 'vitest';
import { rulesIn, writtenRule } from './style-rules.ts';

test('rules are divided at the top and put together again as they were', () => {
  const text = '@layer a,b;@layer a{.x{content:"}{;"}.y{top:0}}.z:after{content:"\\"}"}';
  expect(rulesIn(text)).toEqual([
    { head: '@layer a,b', body: undefined },
    { head: '@layer a', body: '.x{content:"}{;"}.y{top:0}' },
    { head: '.z:after', body: 'content:"\\"}"' },
  ]);
  expect(rulesIn(text).map(writtenRule).join('')).toBe(text);
});
