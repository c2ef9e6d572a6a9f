import { describe, expect, test } from 'vitest';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import { defaultFacts } from './default-facts.ts';

describe.each(otherLocales)('in %s', (locale) => {
  test('the facts in the code have all their texts', () => {
    const texts = [
      defaultFacts.hospital,
      ...defaultFacts.management,
      ...defaultFacts.emergencyDepartments,
    ].flatMap(({ translations }) => Object.values(translations[locale] ?? { missing: null }));
    expect(texts).toHaveLength(4 + 3 * 2 + 3 * 2);
    expect(texts.filter((text) => !text || !hasScriptOf(locale, text))).toEqual([]);
  });

  test('the description of each office ends with a full stop', () => {
    for (const { translations } of defaultFacts.management) {
      expect(translations[locale]?.description?.at(-1)).toBe(locales[locale].fullStop);
    }
  });
});
