import { expect, test } from 'vitest';
import { adoptFacts, hospital } from './facts.ts';
import { hindiFact } from './hindi-facts.ts';
import { hindiPageAt } from './hindi-pages.ts';
import { documentTitleIn, pageMetaAt } from './meta-in-language.ts';
import { publicPages } from './pages.ts';
import { writtenFacts } from './written-facts.ts';

const titleAt = (path: string) => pageMetaAt(path, publicPages.privacy)[0];

test('the tab of a page ends in the hospital’s name in the letters of the page', () => {
  const { path, title } = publicPages.privacy;
  expect(titleAt(path)).toEqual({ title: `${title} | ${hospital.name}` });
  expect(titleAt(`/hi${path}`)).toEqual({ title: `${hindiPageAt(path)?.title} | ${hindiFact('name')}` });
});

test('a name that the hospital entered itself stands in the tab as entered', () => {
  adoptFacts({ ...writtenFacts, hospital: { ...writtenFacts.hospital, name: 'Asha Hospital' } });
  try {
    expect(documentTitleIn('hi', 'होम')).toBe('होम | Asha Hospital');
  } finally {
    adoptFacts(writtenFacts);
  }
});
