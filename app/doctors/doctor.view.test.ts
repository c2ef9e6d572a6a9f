import { expect, test } from 'vitest';
import type { Doctor, StaffDoctor } from './doctor.values.ts';
import {
  doctorJson,
  doctorsWhoHelp,
  experienceText,
  feesText,
  matchesDirectorySearch,
  matchesNameSearch,
} from './doctor.view.ts';

const doctor: Doctor = {
  id: 'd1',
  name: 'Dr. Meera Sood',
  specialization: 'Child Psychiatrist',
  hospital: 'Sector 15',
  about: 'About',
  qualification: 'MD',
  awards: 'None',
  experience: '12',
  fees: 1800,
  availability: 'available',
  pictureUrl: null,
  hospitalSlots: ['09:00 AM'],
  videoSlots: [],
  ekalink: null,
  isActive: true,
};

test('fees are shown in rupees with Indian grouping', () => {
  expect(feesText(1800)).toBe('₹1,800');
  expect(feesText(125000)).toBe('₹1,25,000');
});

test('one year of experience is not years', () => {
  expect(experienceText('1')).toBe('1 year');
  expect(experienceText('0')).toBe('0 years');
  expect(experienceText('12')).toBe('12 years');
});

test.each([
  ['meera', true],
  ['SECTOR', true],
  ['psychiatrist', true],
  ['  sood ', true],
  ['', true],
  ['MD', false],
  ['%', false],
])('the directory search %j finds the doctor: %s', (part, found) => {
  expect(matchesDirectorySearch(doctor, part)).toBe(found);
});

test('the staff search looks at the name alone', () => {
  expect(matchesNameSearch(doctor, 'SOOD')).toBe(true);
  expect(matchesNameSearch(doctor, 'sector')).toBe(false);
});

test("the API's spelling has every field of the specification, and no contact for visitors", () => {
  expect(doctorJson({ ...doctor, pictureUrl: '/files/pictures/x.webp' })).toEqual({
    _id: 'd1',
    name: 'Dr. Meera Sood',
    specialization: 'Child Psychiatrist',
    hospital: 'Sector 15',
    about: 'About',
    qualification: 'MD',
    awards: 'None',
    experience: '12',
    fees: 1800,
    availability: 'available',
    isAvailable: true,
    image: { url: '/files/pictures/x.webp' },
    hospitalSlots: ['09:00 AM'],
    videoSlots: [],
    ekalink: null,
    isdeleted: false,
    isActive: true,
  });
});

test('staff see the contact', () => {
  const contact = { phone: '0000000001', email: 'm@example.com' };
  const seenByStaff: StaffDoctor = { ...doctor, contact, version: 1 };
  expect(doctorJson(seenByStaff)).toMatchObject({ contact, image: null });
});

const specialists = [
  'Psychiatry',
  'Child psychiatry',
  'Clinical psychology',
  'Sleep medicine',
  'Psychiatry',
].map((specialization, place) => ({ id: place, specialization }));

test('a page shows the doctors of its fields in turn, and at most three', () => {
  const ids = (stems: readonly string[]) => doctorsWhoHelp(specialists, stems).map(({ id }) => id);
  expect(ids(['psychiatr', 'psycholog'])).toEqual([0, 2, 1]);
  expect(ids(['sleep', 'child'])).toEqual([3, 1]);
  expect(ids(['psychiatr'])).toEqual([0, 1, 4]);
  expect(ids(['neurolog'])).toEqual([]);
});
