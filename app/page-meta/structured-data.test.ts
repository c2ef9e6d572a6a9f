import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { fieldsOfCare, home, publicPages } from '#app/navigation/pages.ts';
import { hospitalData, pageStructuredData } from './structured-data.ts';

const { email, hospital, phones } = defaultFacts;

const origin = 'https://hospital.example';

test('describes the hospital with the name, address and phones of its facts', () => {
  expect(hospitalData(origin, defaultFacts)).toMatchObject({
    '@type': 'Hospital',
    name: hospital.name,
    url: `${origin}/`,
    email,
    address: { addressLocality: hospital.address.city, postalCode: hospital.address.postalCode },
    telephone: [phones.landline, phones.second].map(({ href }) => href.slice('tel:'.length)),
    contactPoint: { contactType: 'Admission', telephone: phones.admission.href.slice('tel:'.length) },
  });
});

test('states the hours in which doctors see people once the hospital has confirmed them', () => {
  const hours = [
    { days: ['Mon', 'Tue'], from: 540, to: 1110 },
    { days: ['Sat'], from: 600, to: 1440 },
  ] as const;
  const directions = { ...defaultFacts.directions, opdHours: hours };
  expect(hospitalData(origin, { ...defaultFacts, directions })).not.toHaveProperty('openingHours');
  const confirmed = { ...defaultFacts, directions, provisional: [] };
  expect(hospitalData(origin, confirmed)).toMatchObject({
    openingHours: ['Mo,Tu 09:00-18:30', 'Sa 10:00-23:59'],
  });
});

test('states the place on the map once it is entered', () => {
  const coordinates = { latitude: 30.6842, longitude: 76.8631 };
  const directions = { ...defaultFacts.directions, coordinates };
  expect(hospitalData(origin, { ...defaultFacts, directions })).toMatchObject({ geo: coordinates });
});

test('lists the page groups as departments, each with its overview, except Services', () => {
  const { department } = hospitalData(origin, defaultFacts);
  expect(department).toHaveLength(fieldsOfCare.length - 1);
  expect(department).toContainEqual({
    '@type': 'MedicalOrganization',
    name: 'Sleep Clinic',
    url: `${origin}/sleep-clinic`,
  });
});

test('omits properties that are not in the facts', () => {
  const data = hospitalData(origin, defaultFacts);
  for (const unknown of ['geo', 'openingHours', 'aggregateRating', 'review', 'foundingDate', 'award']) {
    expect(data).not.toHaveProperty(unknown);
  }
  // The placeholder link to YouTube's front page is not a profile.
  expect(JSON.stringify(data)).not.toMatch(/"https:\/\/www\.(youtube|facebook|instagram)\.com\/"/);
});

test('home describes the hospital, About us and Find us also their breadcrumbs, and other pages only their breadcrumbs', () => {
  const typesOf = (page: Parameters<typeof pageStructuredData>[0]) =>
    pageStructuredData(page, origin, defaultFacts).map((data) => (data as { '@type': string })['@type']);
  expect(typesOf(home)).toEqual(['Hospital']);
  for (const page of [publicPages.about, publicPages.findUs])
    expect(typesOf(page)).toEqual(['BreadcrumbList', 'Hospital']);
  expect(typesOf(publicPages.privacy)).toEqual(['BreadcrumbList']);
  expect(typesOf(fieldsOfCare[0]?.pages[0] ?? home)).toEqual([]);
});
