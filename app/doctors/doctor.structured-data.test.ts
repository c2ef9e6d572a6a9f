import { expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import { doctorStructuredData } from './doctor.structured-data.ts';
import type { Doctor } from './doctor.values.ts';
import { doctorSummaryOf } from './doctor.view.ts';

const doctor: Doctor = {
  id: 'one',
  slug: 'dr-test',
  name: 'Dr. Test',
  specialization: 'Child Psychiatry',
  hospital: 'Test Hospital',
  about: 'Listens first.',
  qualification: 'MBBS, MD (Psychiatry)',
  awards: 'Indian Psychiatric Society',
  experience: '12',
  feePaise: fromRupees(800),
  availability: 'available',
  pictureUrl: '/files/pictures/one',
  hospitalSlots: [],
  videoSlots: [],
  workingDays: ['Mon'],
  weekdayHours: {},
  registrationCouncil: null,
  registrationNumber: null,
  ekalink: 'https://example.com/dr-test',
  gender: null,
  languages: [],
  texts: {},
  isActive: true,
};
const card = doctorSummaryOf(doctor);
const origin = 'https://hospital.example';

test('describes a psychiatrist as a physician with name, specialization, hospital, page, fee and picture', () => {
  expect(doctorStructuredData(card, origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: 'Dr. Test',
    url: `${origin}/doctors/dr-test`,
    priceRange: '₹800',
    medicalSpecialty: 'Child Psychiatry',
    hospitalAffiliation: { '@type': 'Hospital', name: 'Test Hospital' },
    image: `${origin}/files/pictures/one`,
  });
});

test('describes a doctor without a medical degree as a person, not as a physician', () => {
  expect(
    doctorStructuredData({ ...card, specialization: 'Clinical psychology', isPhysician: false }, origin),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Dr. Test',
    url: `${origin}/doctors/dr-test`,
    knowsAbout: 'Clinical psychology',
    affiliation: { '@type': 'Hospital', name: 'Test Hospital' },
    image: `${origin}/files/pictures/one`,
  });
});

test.each([
  ['MBBS, MD (Psychiatry)', true],
  ['M.B.B.S., DPM', true],
  ['DNB (Psychiatry)', true],
  ['M.Phil (Clinical Psychology)', false],
  ['MA (Psychology), PhD', false],
])('finds a medical degree in %s: %s', (qualification, isPhysician) => {
  expect(doctorSummaryOf({ ...doctor, qualification }).isPhysician).toBe(isPhysician);
});

test('leaves out the image if the doctor has a drawn portrait', () => {
  expect(doctorStructuredData({ ...card, pictureUrl: null }, origin)).not.toHaveProperty('image');
});
