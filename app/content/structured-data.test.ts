import { expect, test } from 'vitest';
import { findInformationPage } from '#app/site/pages.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { structuredData } from './structured-data.ts';

function dataOf(path: string) {
  const found = findInformationPage(path);
  const file = readInformationPages().find(({ frontMatter }) => frontMatter.path === path);
  if (!found || !file) throw new Error(`There is no page at ${path}.`);
  return structuredData({ ...found, frontMatter: file.frontMatter, origin: 'https://hospital.example' });
}

test('a page says where it stands, in whole addresses', () => {
  expect(dataOf('/depression')[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://hospital.example/' },
      { position: 2, item: 'https://hospital.example/psychiatry' },
      { position: 3, name: 'Depression', item: 'https://hospital.example/depression' },
    ],
  });
});

test('a page says what it is about and for whom, and claims no review before there was one', () => {
  const [, page] = dataOf('/adhd');
  expect(page).toMatchObject({
    '@type': 'MedicalWebPage',
    audience: { audienceType: 'Caregiver' },
    about: { '@type': 'MedicalCondition' },
  });
  expect(page).not.toHaveProperty('lastReviewed');
  expect(dataOf('/cbt')[1]).toMatchObject({ about: { '@type': 'MedicalTherapy' } });
});
