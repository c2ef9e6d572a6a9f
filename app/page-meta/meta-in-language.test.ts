import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { hospitalNameIn, translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { pageAt } from '#app/navigation/localized-pages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { pageMetaAt } from './meta-in-language.ts';

function titleAt(pathname: string) {
  const hospitalName = hospitalNameIn(localeOf(pathname), defaultFacts);
  const args = { location: { pathname }, matches: [{ loaderData: { hospitalName } }] };
  return pageMetaAt(args, publicPages.privacy)[0];
}

test('the tab of a page ends in the hospital’s name in the letters of the page', () => {
  const { path, title } = publicPages.privacy;
  expect(titleAt(path)).toEqual({ title: `${title} | ${defaultFacts.hospital.name}` });
  expect(titleAt(`/hi${path}`)).toEqual({
    title: `${pageAt('hi', path)?.title} | ${translatedFact('name', 'hi', defaultFacts)}`,
  });
});

test('a name without a translation is shown in English', () => {
  const hospital = { ...defaultFacts.hospital, name: 'Asha Hospital', translations: {} };
  expect(hospitalNameIn('hi', { hospital })).toBe('Asha Hospital');
});
