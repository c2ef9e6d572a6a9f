import { describe, expect, test } from 'vitest';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { defaultLocale, locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { type SignId, signIds, tiers } from './danger.ts';
import { dangerAt, dangerIds } from './danger-table.ts';
import { firstAidBoxOf } from './first-aid-box-of.ts';
import { hasStepsInBox, onEveryPage } from './page-dangers.ts';
import { looselySourced, needsSource, notYetSourced } from './source-gaps.ts';
import { type DangerSource, dangerSources } from './sources.ts';
import { urgentIds } from './urgent-groups.ts';

const pages = readInformationPages().map(({ frontMatter, body }) => ({ ...frontMatter, body }));

test('a source has an address, or the reason why it has none, and the day on which it was seen', () => {
  for (const [id, source] of Object.entries<DangerSource>(dangerSources)) {
    expect(source.title && source.publisher, id).not.toBe('');
    expect(source.url ?? 'https://', id).toMatch(/^https?:\/\//);
    expect(source.url ?? source.noLink, id).not.toBe('');
    expect(source.seenOn, id).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test('every source supports a row', () => {
  const cited = new Set<string>(dangerIds.flatMap((id) => dangerAt(id).sources));
  expect(Object.keys(dangerSources).filter((id) => !cited.has(id))).toEqual([]);
});

test('only the listed rows send people to an ambulance or a department without an outside source', () => {
  const without = dangerIds.filter((id) => needsSource(id) && dangerAt(id).sources.length === 0);
  expect(without).toEqual(notYetSourced);
});

test('rows whose sources say less than the row have a source, and are not more than when they were listed', () => {
  const loose = dangerIds.filter((id) => looselySourced[id] !== undefined);
  expect(loose.filter((id) => !needsSource(id) || dangerAt(id).sources.length === 0)).toEqual([]);
  expect(loose.slice(34)).toEqual([]);
});

test.each(signIds)(
  'the sign %s is named by two rows or more, so that a page can contradict itself',
  (sign) => {
    const rows = dangerIds.filter((id) => dangerAt(id).sees?.includes(sign));
    expect(rows.length).toBeGreaterThan(1);
  },
);

test.each(localeTags)('signs in %s are unique sentences, and no text is empty', (locale) => {
  const signs = dangerIds.map((id) => messagesIn(locale, dangerWords)[id].sign);
  expect(new Set(signs).size).toBe(signs.length);
  for (const id of dangerIds) {
    const { sign, meanwhile } = messagesIn(locale, dangerWords)[id];
    const ends = `${locales[locale].fullStop}”${locale === defaultLocale ? '' : '?'}`;
    expect([...ends], id).toContain(sign.trim().at(-1));
    if (meanwhile !== undefined) expect(meanwhile.trim(), id).not.toBe('');
  }
});

/** Locales whose letters are in files of their own, because they are not Latin. */
const otherScripts = otherLocales.filter((locale) => localeFonts[locale]);

test.each(otherScripts)('no text in %s has Latin letters left', (locale) => {
  for (const id of dangerIds) {
    const { sign, meanwhile = '' } = messagesIn(locale, dangerWords)[id];
    expect(`${sign} ${meanwhile}`, id).not.toMatch(/[A-Za-z]{2,}/);
  }
});

test('no row names a method of suicide or an amount of a medicine', () => {
  for (const id of dangerIds) {
    const { sign, meanwhile = '' } = dangerWords[id];
    expect(`${sign} ${meanwhile}`, id).not.toMatch(/\b(?:\d+ ?(?:mg|g|ml)|hang\w*|noose|trains?|bridge)\b/i);
  }
});

test('steps that call for faster help, or say what to do with a tablet, stand in the box of a page', () => {
  const steps = /\b(?:112|emergency department|next tablet|take no more|do not stop)\b/i;
  const hidden = dangerIds.filter((id) => {
    const { tier } = dangerAt(id);
    return tier === 'today' && steps.test(dangerWords[id].meanwhile ?? '') && !hasStepsInBox(id);
  });
  expect(hidden).toEqual([]);
});

test('a row asks for its steps in the box only if it has some, and the box would leave them out', () => {
  const asking = dangerIds.filter((id) => dangerAt(id).stepsInBox);
  const needless = asking.filter(
    (id) =>
      dangerWords[id].meanwhile === undefined || dangerAt(id).tier === 'emergency' || firstAidBoxOf([id]),
  );
  expect(needless).toEqual([]);
});

test('every row is on /urgent or on an information page', () => {
  const named = new Set<string>([...urgentIds, ...pages.flatMap(({ dangers }) => dangers)]);
  expect(dangerIds.filter((id) => !named.has(id))).toEqual([]);
});

describe.each(pages)('$path', ({ dangers }) => {
  test('names its signs by tier, the most urgent first', () => {
    const indexes = dangers.map((id) => tiers.indexOf(dangerAt(id).tier));
    expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
  });

  test('has signs of the tiers ambulance, today and soon', () => {
    const named = new Set(dangers.map((id) => dangerAt(id).tier));
    expect([...named]).toEqual(expect.arrayContaining(['ambulance', 'today', 'soon']));
  });

  test('shows no sign in two tiers', () => {
    const tiersOf = (sign: SignId) =>
      new Set(dangers.filter((id) => dangerAt(id).sees?.includes(sign)).map((id) => dangerAt(id).tier));
    expect(signIds.filter((sign) => tiersOf(sign).size > 1)).toEqual([]);
  });

  test('names no row that every page has', () => {
    expect(dangers.filter((id) => onEveryPage.some((always) => always === id))).toEqual([]);
  });
});
