import { expect, test } from 'vitest';
import { allPages } from '#app/site/pages.ts';
import { approach } from './approach.ts';
import { facilities } from './facilities.ts';
import { services, treatments } from './fields.ts';
import { starts } from './starts.ts';
import { structure } from './structure.ts';

test('home has as many cards and tiles as the specification lists', () => {
  expect(treatments).toHaveLength(8);
  expect(approach.map(({ title }) => title)).toEqual([
    'Motivational Enhancement Therapy',
    'Yoga & Meditation',
    'Gym',
    'Recreational activities',
  ]);
  expect(services.map(({ path }) => path)).toEqual(['/psychiatric-care', '/deaddiction', '/sexual-wellness']);
  expect(facilities().map(({ title }) => title)).toEqual(['Luxury Rooms', 'GYM', 'General Ward']);
  expect(structure().map(({ title }) => title)).toEqual([
    '10 Bedded Hospital',
    'Private Rooms/Luxury Room',
    'Recreation Activities/Gym',
    'Counseling Room',
    'Pharmacy',
    'Blood Collection Centre/Pathology',
    'Cashless OPD through a TPA',
  ]);
});

test('the treatments are the first pages of the fields of care', () => {
  expect(treatments.map(({ path }) => path)).toEqual([
    '/psychiatry',
    '/counselling-and-therapy',
    '/mental-health-children',
    '/De-addictionProgramme',
    '/sexual-wellness-program',
    '/sleep-clinic',
    '/headache-clinic',
    '/epilepsy-clinic',
  ]);
});

test('every door has 2 to 4 links, and none leads to a page that is not there', () => {
  for (const { title, links } of starts) {
    expect(links.length, title).toBeGreaterThanOrEqual(2);
    expect(links.length, title).toBeLessThanOrEqual(4);
  }
  const known = new Set<string>(allPages.map(({ path }) => path));
  const paths = [
    ...starts.flatMap(({ links }) => links.map(({ path }) => path)),
    ...approach.map(({ link }) => link.path),
    ...facilities()
      .map(({ link }) => link.href)
      .filter((href) => href.startsWith('/')),
  ];
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('the tile about insurance says to check the policy first', () => {
  expect(structure().at(-1)?.note).toMatch(/^Check your policy first/);
});
