import { describe, expect, test } from 'vitest';
import type { Phone } from '#app/contact-details/phone.ts';
import { isPlaceholderEmail, isPlaceholderPhone, isProfile } from '#app/hospital-facts/placeholders.ts';
import { defaultFacts } from './default-facts.ts';
import { findMissingFacts, isLaunchBlocked, type LaunchState, launchReport } from './launch-check.ts';

const phone = (digits: string): Phone => ({ label: 'A phone', shown: digits, href: `tel:+91${digits}` });
const manager = {
  name: 'A name',
  title: 'A title',
  description: 'What it answers for.',
  translations: {},
  photograph: { path: '/pictures/management/a.jpg', width: 480, height: 480 },
} as const;
const department = {
  name: 'A department',
  phone: phone('1722560010'),
  mapUrl: 'https://maps.example/b',
  takes: 'All emergencies.',
  translations: {},
  calledOn: '2026-11-20',
} as const;
const office = { name: 'An office', address: 'A street, Panchkula', phone: phone('1722560000') };

/** Facts of a hospital that has entered everything. */
const complete: LaunchState = {
  facts: {
    provisional: [],
    hospital: {
      ...defaultFacts.hospital,
      name: 'A hospital',
      shortName: 'A hospital',
      address: { ...defaultFacts.hospital.address, street: 'Plot 1, Sector 15' },
      mapUrl: 'https://maps.example/a',
    },
    phones: { admission: phone('9876543210'), landline: phone('1722560001'), second: phone('1722560003') },
    email: 'care@a-hospital.in',
    openingHours: [{ days: ['Mon'], from: 540, to: 1110 }],
    freeBed: null,
    emergencyCare: 'none',
    emergencyDepartments: [department],
    socialProfiles: [{ name: 'YouTube', url: 'https://www.youtube.com/@a-hospital' }],
    mentalHealthRegistration: { number: '1', authority: 'An authority' },
    certificateShownAt: 'at the reception',
    reviewBoard: office,
    legalAid: office,
    clinicalEstablishment: 'does not apply',
    dataContact: { name: 'A name', email: 'data@a-hospital.in', phone: phone('1722560002') },
    dataPlace: 'in India',
    clinicalReviewer: { name: 'A name', registration: '1' },
    prices: defaultFacts.prices,
    packs: defaultFacts.packs,
    pricesConfirmedOn: '2025-11-24',
    usualStay: { fromDays: 10, toDays: 14 },
    management: [manager, manager, manager],
    roomPhotographs: {},
    pageReviews: {},
    videoServer: null,
    memberships: ['A society'],
    training: ['A course'],
    recognitions: ['An honour'],
    upiId: 'a@bank',
    directions: { ...defaultFacts.directions, coordinates: { latitude: 30.6842, longitude: 76.8631 } },
    hospitalHolidays: [{ day: '2027-01-26', name: 'Republic Day' }],
    booking: defaultFacts.booking,
    publicNotices: [],
    messages: defaultFacts.messages,
  },
  today: '2026-11-24',
  demonstration: 'off',
  publicOrigin: 'https://www.a-hospital.in',
  pagesToReview: [],
  renderedRooms: [],
  videoWithoutRegistration: [],
};

const withFacts = (changes: Partial<LaunchState['facts']>): LaunchState => ({
  ...complete,
  facts: { ...complete.facts, ...changes },
});

test('a hospital that has entered everything has nothing open and may open', () => {
  expect(findMissingFacts(complete)).toEqual([]);
  expect(isLaunchBlocked([])).toBe(false);
  expect(launchReport([])).toContain('Nothing that the law requires is missing');
});

const dead = phone('0000000001');

describe.each<[fact: string, group: string, state: LaunchState, now: string]>([
  ['mentalHealthRegistration', 'law', withFacts({ mentalHealthRegistration: null }), 'nothing'],
  ['certificateShownAt', 'law', withFacts({ certificateShownAt: null }), 'nothing'],
  ['reviewBoard', 'law', withFacts({ reviewBoard: null }), 'nothing'],
  ['reviewBoard', 'law', withFacts({ reviewBoard: { ...office, phone: null } }), 'no telephone'],
  ['reviewBoard', 'law', withFacts({ reviewBoard: { ...office, phone: dead } }), 'no telephone'],
  ['reviewBoard', 'law', withFacts({ reviewBoard: { ...office, address: null } }), 'no address'],
  ['legalAid', 'law', withFacts({ legalAid: null }), 'nothing'],
  ['legalAid', 'law', withFacts({ legalAid: { ...office, address: null, phone: null } }), 'An office'],
  ['dataContact', 'law', withFacts({ dataContact: null }), 'nothing'],
  [
    'dataContact',
    'law',
    withFacts({ dataContact: { name: 'A name', email: 'a@hospital.example', phone: office.phone } }),
    'hospital.example',
  ],
  ['DEMONSTRATION', 'law', { ...complete, demonstration: 'on' }, '"on"'],
  ['DEMONSTRATION', 'law', { ...complete, demonstration: undefined }, '""'],
  ['hospital.name', 'opening', withFacts({ provisional: ['name'] }), 'A hospital'],
  ['hospital.shortName', 'opening', withFacts({ provisional: ['shortName'] }), 'A hospital'],
  ['hospital.address.street', 'opening', withFacts({ provisional: ['street'] }), 'Plot 1, Sector 15'],
  ['hospital.mapUrl', 'opening', withFacts({ provisional: ['mapUrl'] }), 'https://maps.example/a'],
  ['phones', 'opening', withFacts({ phones: { ...complete.facts.phones, second: dead } }), '0000000001'],
  [
    'PUBLIC_ORIGIN',
    'opening',
    { ...complete, publicOrigin: 'https://panchkula-hospital.example' },
    'https://panchkula-hospital.example',
  ],
  ['PUBLIC_ORIGIN', 'opening', { ...complete, publicOrigin: 'http://www.a-hospital.in' }, 'http://www'],
  ['PUBLIC_ORIGIN', 'opening', { ...complete, publicOrigin: 'https://www.a-hospital.in/' }, 'in/'],
  ['PUBLIC_ORIGIN', 'opening', { ...complete, publicOrigin: undefined }, '""'],
  ['email', 'opening', withFacts({ email: 'care@hospital.example' }), 'care@hospital.example'],
  ['openingHours', 'opening', withFacts({ openingHours: null }), 'nothing'],
  ['directions', 'opening', withFacts({ provisional: ['directions'] }), 'samples'],
  ['directions.coordinates', 'good', withFacts({ directions: defaultFacts.directions }), 'nothing'],
  ['emergencyCare', 'opening', withFacts({ emergencyCare: null }), 'nothing'],
  ['emergencyDepartments', 'opening', withFacts({ emergencyDepartments: [] }), 'nothing'],
  [
    'emergencyDepartments',
    'opening',
    withFacts({ emergencyDepartments: [department, { ...department, name: 'Another', phone: null }] }),
    'Another: no telephone',
  ],
  [
    'emergencyDepartments',
    'opening',
    withFacts({ emergencyDepartments: [{ ...department, phone: dead }] }),
    'A department: no telephone',
  ],
  [
    'emergencyDepartments',
    'opening',
    withFacts({ emergencyDepartments: [{ ...department, calledOn: null }] }),
    'A department: not called yet',
  ],
  [
    'emergencyDepartments',
    'opening',
    withFacts({ emergencyDepartments: [{ ...department, calledOn: '2026-05-24' }] }),
    'A department: last called on 2026-05-24',
  ],
  ['clinicalEstablishment', 'opening', withFacts({ clinicalEstablishment: null }), 'nothing'],
  ['clinicalReviewer', 'opening', withFacts({ clinicalReviewer: null }), 'nothing'],
  ['reviewedOn', 'opening', { ...complete, pagesToReview: ['/sleep-clinic'] }, '1 pages'],
  ['pricesConfirmedOn', 'opening', withFacts({ pricesConfirmedOn: null }), 'nothing'],
  ['usualStay', 'good', withFacts({ usualStay: null }), 'nothing'],
  ['usualStay', 'good', withFacts({ provisional: ['usualStay'] }), 'a sample'],
  ['dataPlace', 'opening', withFacts({ dataPlace: null }), 'nothing'],
  [
    'management',
    'opening',
    withFacts({ management: [manager, { ...manager, name: null }] }),
    'A title: no name',
  ],
  ['management (titles)', 'opening', withFacts({ provisional: ['managementTitles'] }), 'A title'],
  ['hospitalHolidays', 'opening', withFacts({ hospitalHolidays: [] }), 'nothing'],
  [
    'registration of doctors who see people by video',
    'opening',
    { ...complete, videoWithoutRegistration: ['Dr. Unregistered'] },
    'Dr. Unregistered',
  ],
  [
    'registration of doctors who see people by video',
    'opening',
    { ...complete, videoWithoutRegistration: { unknown: 'there is no database' } },
    'not known: there is no database',
  ],
  [
    'socialProfiles',
    'good',
    withFacts({ socialProfiles: [{ name: 'YouTube', url: 'https://www.youtube.com/' }] }),
    'https://www.youtube.com/',
  ],
  [
    'management (photographs)',
    'good',
    withFacts({ management: [{ ...manager, photograph: null }, manager] }),
    '1 without a photograph',
  ],
  ['photographs of the rooms', 'good', { ...complete, renderedRooms: ['gym'] }, 'gym'],
  ['memberships', 'good', withFacts({ memberships: [] }), 'nothing'],
  ['training', 'good', withFacts({ training: [] }), 'nothing'],
  ['recognitions', 'good', withFacts({ recognitions: [] }), 'nothing'],
  ['upiId', 'good', withFacts({ upiId: null }), 'nothing'],
])('%s', (fact, group, state, now) => {
  test(`is named, and alone, when it stands at ${now} (${group})`, () => {
    const open = findMissingFacts(state);
    expect(open).toMatchObject([{ fact, group }]);
    expect(open[0]?.now).toContain(now);
    expect(launchReport(open)).toContain(`  ${fact}\n`);
    expect(isLaunchBlocked(open)).toBe(group === 'law' || fact === 'phones');
  });
});

test('what is entered in the staff area says in which section, and the rest in which file', () => {
  const open = findMissingFacts({ ...complete, facts: defaultFacts, demonstration: 'on' });
  expect(open.find(({ fact }) => fact === 'phones')?.where).toBe(
    'the staff area, Hospital, section “Phones and mail”',
  );
  expect(launchReport(open)).toContain('in:    the staff area, Hospital, section “Registrations”');
  expect(open.find(({ fact }) => fact === 'DEMONSTRATION')?.where).toBe('wrangler.toml');
});

test('a search on a map is no place, whoever entered it', () => {
  const hospital = { ...complete.facts.hospital, mapUrl: defaultFacts.hospital.mapUrl };
  expect(findMissingFacts(withFacts({ hospital }))).toMatchObject([{ fact: 'hospital.mapUrl' }]);
});

test('what the law asks for names its section', () => {
  const open = findMissingFacts({ ...complete, facts: defaultFacts, demonstration: 'on' }).filter(
    ({ group }) => group === 'law',
  );
  for (const { fact, law } of open) expect(law, fact).toMatch(/\d{4}, (s|ss|r)\. \d/);
  expect(open.map(({ law }) => law).join()).toMatch(/s\. 65.*s\. 70.*s\. 72.*s\. 27/);
});

test('the placeholders that the site has today are known for what they are', () => {
  for (const own of Object.values(defaultFacts.phones)) expect(isPlaceholderPhone(own), own.shown).toBe(true);
  expect(isPlaceholderEmail(defaultFacts.email)).toBe(true);
  for (const { url } of defaultFacts.socialProfiles) expect(isProfile(url), url).toBe(false);
});

test.each(['1722560000', '9876543210', '0172256000'])('%s is a phone that can be called', (digits) => {
  expect(isPlaceholderPhone(phone(digits))).toBe(false);
});

test.each(['care@example-hospital.in', 'example@hospital.in', 'care@an.example.in'])(
  '%s is an address that can be written to',
  (email) => {
    expect(isPlaceholderEmail(email)).toBe(false);
  },
);
