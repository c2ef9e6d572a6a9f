import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { allPages } from '#app/navigation/pages.ts';
import { galleryRooms } from '../rooms/rooms.ts';
import { approachIn, facilitiesIn, servicesIn, startsIn, structureIn, treatmentsIn } from './home-content.ts';

const [approach, services, treatments, starts] = [
  approachIn('en'),
  servicesIn('en'),
  treatmentsIn('en'),
  startsIn('en'),
];
const facilities = () => facilitiesIn('en', defaultFacts);
const structure = () => structureIn('en', defaultFacts);

test('has the cards and tiles of requirements 11 to 16', () => {
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

test('links each treatment to the first page of its field of care', () => {
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

test('has 2 to 6 links in every box, each with a label and to an existing page', () => {
  for (const { title, links } of starts) {
    expect(links.length, title).toBeGreaterThanOrEqual(2);
    expect(links.length, title).toBeLessThanOrEqual(6);
    expect(
      links.every(({ label }) => label !== ''),
      title,
    ).toBe(true);
  }
  expect(starts.flatMap(({ links }) => links.map(({ path }) => path))).toEqual(
    expect.arrayContaining(['/pregnancy-and-birth', '/memory-and-older-people', '/alcohol']),
  );
  const to = new Map(starts.flatMap(({ links }) => links.map(({ label, path }) => [label, path] as const)));
  expect(to.get('They use drugs')).toBe('/deaddiction');
  expect(to.get('Debt or a lost crop weighs on me')).toBe('/farm-debt-and-family-abroad');
  const known = new Set<string>(allPages.map(({ path }) => path));
  const paths = [
    ...starts.flatMap(({ links }) => links.map(({ path }) => path)),
    ...approach.map(({ path }) => path),
    ...facilities()
      .map(({ link }) => link.href)
      .filter((href) => href.startsWith('/')),
  ];
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('shares no picture between the gallery and the facilities', () => {
  const rooms = [...facilities().map(({ room }) => room), ...galleryRooms];
  expect(new Set<string>(rooms).size).toBe(rooms.length);
});

test('asks readers to check their policy, in the tile about insurance', () => {
  expect(structure().at(-1)?.note).toMatch(/^Check your policy first/);
});

test('in Hindi, has the same links, signs and rooms with Hindi text', () => {
  const leads = (locale: Locale) => [
    ...startsIn(locale).flatMap(({ id, links }) => [id, ...links.map(({ path }) => path)]),
    ...approachIn(locale).flatMap(({ id, path }) => [id, path]),
    ...facilitiesIn(locale, defaultFacts).flatMap(({ room, link }) => [room, link.href]),
    ...[...treatmentsIn(locale), ...servicesIn(locale)].map(({ path }) => path),
    ...structureIn(locale, defaultFacts).map(({ tile }) => tile),
  ];
  expect(leads('hi')).toEqual(leads('en'));
  const said = [
    ...startsIn('hi').flatMap(({ title, text, links }) => [title, text, ...links.map(({ label }) => label)]),
    ...approachIn('hi').flatMap(({ title, text }) => [title, text]),
    ...facilitiesIn('hi', defaultFacts).flatMap(({ title, about, link }) => [title, about, link.label]),
    ...[...treatmentsIn('hi'), ...servicesIn('hi')].map(({ line }) => line),
    ...structureIn('hi', defaultFacts).flatMap(({ title, note = title }) => [title, note]),
  ];
  expect(said.filter((words) => /[A-Za-z]/.test(words) || !/[\u0900-\u097f]/.test(words))).toEqual([]);
});
