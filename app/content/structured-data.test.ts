import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { translatedFact } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { findInformationPage } from '#app/navigation/pages.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { structuredData } from './structured-data.ts';

function dataOf(path: string, locale: Locale = 'en') {
  const found = findInformationPage(path);
  const file = readInformationPages().find(({ frontMatter }) => frontMatter.path === path);
  if (!found || !file) throw new Error(`There is no page at ${path}.`);
  const page = { ...found.page, ...pageIn(locale, found.page) };
  return structuredData({
    ...found,
    page,
    locale,
    frontMatter: file.frontMatter,
    facts: defaultFacts,
    origin: 'https://hospital.example',
  });
}

test('has breadcrumbs with absolute URLs', () => {
  expect(dataOf('/depression')[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://hospital.example/' },
      { position: 2, item: 'https://hospital.example/psychiatry' },
      { position: 3, name: 'Depression', item: 'https://hospital.example/depression' },
    ],
  });
});

test('has Hindi breadcrumbs and the Hindi name of the hospital on a Hindi page', () => {
  const [trail, page] = dataOf('/depression', 'hi');
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'होम', item: 'https://hospital.example/hi' },
      { name: 'साइकियाट्री', item: 'https://hospital.example/hi/psychiatry' },
      { item: 'https://hospital.example/hi/depression' },
    ],
  });
  expect(page).toMatchObject({ publisher: { name: translatedFact('name', 'hi', defaultFacts) } });
  expect(dataOf('/psychiatry', 'hi')[0]).toMatchObject({ itemListElement: { length: 2 } });
});

test('has a topic and an audience, and no review date until the page is reviewed', () => {
  const [, page] = dataOf('/adhd');
  expect(page).toMatchObject({
    '@type': 'MedicalWebPage',
    audience: { audienceType: 'Caregiver' },
    about: { '@type': 'MedicalCondition' },
  });
  expect(page).not.toHaveProperty('lastReviewed');
  expect(dataOf('/cbt')[1]).toMatchObject({ about: { '@type': 'MedicalTherapy' } });
});
