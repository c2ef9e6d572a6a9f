import { describe, expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { tiers } from './danger.ts';
import { dangerAt, dangerIds } from './danger-table.ts';
import { onEveryPage } from './page-dangers.ts';
import { dangerSources } from './sources.ts';

const pages = readInformationPages().map(({ frontMatter, body }) => ({ ...frontMatter, body }));

test('every row has a source with a day on which it was seen', () => {
  for (const id of dangerIds) {
    const { sources } = dangerAt(id);
    expect(sources.length, id).toBeGreaterThan(0);
    for (const source of sources) expect(dangerSources[source].seenOn, id).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test.each(localeTags)('each sign is said once in %s, and none of the words is empty', (language) => {
  const signs = dangerIds.map((id) => messagesIn(language, dangerWords)[id].sign);
  expect(new Set(signs).size).toBe(signs.length);
  for (const id of dangerIds) {
    const { sign, meanwhile } = messagesIn(language, dangerWords)[id];
    expect(sign.trim(), id).toMatch(language === 'en' ? /[.”]$/ : /[।”?]$/);
    if (meanwhile !== undefined) expect(meanwhile.trim(), id).not.toBe('');
  }
});

test('Hindi has no Latin letters left in the table', () => {
  for (const id of dangerIds) {
    const { sign, meanwhile = '' } = messagesIn('hi', dangerWords)[id];
    expect(`${sign} ${meanwhile}`, id).not.toMatch(/[A-Za-z]{2,}/);
  }
});

test('no row shows a method or an amount of a medicine', () => {
  for (const id of dangerIds) {
    const { sign, meanwhile = '' } = dangerWords[id];
    expect(`${sign} ${meanwhile}`, id).not.toMatch(/\b(?:\d+ ?(?:mg|g|ml)|hang\w*|noose|trains?|bridge)\b/i);
  }
});

test('every row stands on a page, so that none is forgotten', () => {
  const named = new Set<string>([...onEveryPage, ...pages.flatMap(({ dangers }) => dangers)]);
  expect(dangerIds.filter((id) => !named.has(id))).toEqual([]);
});

describe.each(pages)('$path', ({ dangers }) => {
  test('names its signs with the most urgent tier first', () => {
    const places = dangers.map((id) => tiers.indexOf(dangerAt(id).tier));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('has signs for an ambulance, for today and for a visit', () => {
    const named = new Set(dangers.map((id) => dangerAt(id).tier));
    expect([...named]).toEqual(expect.arrayContaining(['ambulance', 'today', 'soon']));
  });

  test('names no row that every page has already', () => {
    expect(dangers.filter((id) => onEveryPage.some((always) => always === id))).toEqual([]);
  });
});
