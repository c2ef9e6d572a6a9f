/** Parts that few pages show bring their rules with them (tools/page-assets.ts). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite({ seeded: true });
});

afterAll(() => site.dispose());

const read = async (path: string) => {
  const html = await (await site.fetch(path)).text();
  return { html, rules: html.match(/<style[^>]*>([\s\S]*?)<\/style>/)?.[1] ?? '' };
};

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, '\\$&');

/** Whether the inlined rules of a page name a class. */
const hasRule = (rules: string, name: string) => new RegExp(`\\.${escaped(name)}(?![\\w-])`).test(rules);

const danger = encodeURIComponent('I want to kill myself');

const box = /<section class="([^"]+)" aria-labelledby="heard-/;
const timer = /<[a-z]+ class="([^"]+)"[^>]*role="timer"|role="timer"[^>]*class="([^"]+)"/;
const bookingHeader = /<header class="([^"]+)"/;

test.each([
  ['the box of danger in the directory', `/doctors?q=${danger}`, box],
  ['the box of danger in the search', `/search?q=${danger}`, box],
  ['the box of danger on the urgent page', `/urgent?q=${danger}`, box],
  ['the box of danger in Hindi', `/hi/doctors?q=${danger}`, box],
  ['the timer of a page about fits', '/seizure', timer],
  ['the timer on its own page', '/tools/fit-timer', timer],
  ['the header of a booking', '/doctors/dr-asha-verma-sample/book', bookingHeader],
])('%s has its rules', async (_, path, element) => {
  const { html, rules } = await read(path);
  const [, one, other] = html.match(element) ?? [];
  const classes = (one ?? other ?? '').split(' ').filter(Boolean);
  expect(classes).not.toEqual([]);
  expect(classes.filter((name) => !hasRule(rules, name))).toEqual([]);
});

test('the directory and an information page have no rules of parts that they do not show', async () => {
  const heard = await read(`/doctors?q=${danger}`);
  const [, boxClass = ''] = heard.html.match(box) ?? [];
  expect(hasRule((await read('/doctors')).rules, boxClass)).toBe(false);
  const booking = await read('/doctors/dr-asha-verma-sample/book');
  const [, header = ''] = booking.html.match(bookingHeader) ?? [];
  expect(header).not.toBe('');
  expect(hasRule((await read('/depression')).rules, header)).toBe(false);
});
