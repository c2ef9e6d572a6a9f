import { expect, test } from 'vitest';
import { rulesIn, usedRules, writtenRule } from './style-rules.server.ts';

const used = (rules: string, ...classes: string[]) => usedRules(rules, new Set(classes));

test('rules are divided at the top and put together again as they were', () => {
  const text = '@layer a,b;@layer a{.x{content:"}{;"}.y{top:0}}.z:after{content:"\\"}"}';
  expect(rulesIn(text)).toEqual([
    { head: '@layer a,b', body: undefined },
    { head: '@layer a', body: '.x{content:"}{;"}.y{top:0}' },
    { head: '.z:after', body: 'content:"\\"}"' },
  ]);
  expect(rulesIn(text).map(writtenRule).join('')).toBe(text);
});

test('a rule whose class no element has is left out, and what held nothing else with it', () => {
  expect(used('.a{top:0}.b{top:0}@layer ui{.b{top:0}}@media print{.a{top:0}.b{top:0}}', 'a')).toBe(
    '.a{top:0}@media print{.a{top:0}}',
  );
});

test('of several selectors those that nothing matches are left out, and all classes of one must be there', () => {
  expect(used('.a,.b{top:0}.a .b{top:0}.a.c,.a>.c{top:0}', 'a', 'c')).toBe('.a{top:0}.a.c,.a>.c{top:0}');
});

test('elements, states, attributes and conditions keep their rules', () => {
  const rules =
    'p{top:0}:focus-visible{top:0}[data-x]{top:0}.a:is(.b,.c):hover{top:0}.a:not(:has(.b)){top:0}body:has(>:not(.b) .c) p{top:0}';
  expect(used(rules, 'a')).toBe(rules);
});

test('what is no rule for elements stays', () => {
  const rules =
    '@layer a,b;@font-face{font-family:X;src:url(/a.woff2)}@keyframes x{to{top:0}}@page{margin:1cm}';
  expect(used(rules)).toBe(rules);
});
