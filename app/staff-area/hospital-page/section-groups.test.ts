import { expect, test } from 'vitest';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { sectionGroups } from './section-groups.ts';

test('each section of the page Hospital is in one group of the list', () => {
  expect(Object.values(sectionGroups).flat().sort()).toEqual(Object.keys(factSections).sort());
});
