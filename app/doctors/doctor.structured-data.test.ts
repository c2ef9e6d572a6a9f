import { expect, test } from 'vitest';
import { doctorData } from './doctor.structured-data.ts';
import type { DoctorSummary } from './doctor.values.ts';

const card: DoctorSummary = {
  id: 'one',
  name: 'Dr. Test',
  specialization: 'Child Psychiatrist',
  hospital: 'Test Hospital',
  experience: '12',
  fees: 800,
  availability: 'available',
  pictureUrl: '/files/pictures/one',
  ekalink: 'https://example.com/dr-test',
  visitsAtHospital: true,
  visitsByVideo: false,
};
const origin = 'https://hospital.example';

test('a psychiatrist is a physician, told with the name, the specialization, the hospital and the picture', () => {
  expect(doctorData(card, origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: 'Dr. Test',
    medicalSpecialty: 'Child Psychiatrist',
    hospitalAffiliation: { '@type': 'Hospital', name: 'Test Hospital' },
    image: `${origin}/files/pictures/one`,
  });
});

test.each(['Clinical Psychologist', 'Counselling Psychologist', 'Psychiatric Nurse'])(
  'a %s is not called a physician',
  (specialization) => {
    expect(doctorData({ ...card, specialization }, origin)).toMatchObject({
      '@type': 'Person',
      jobTitle: specialization,
    });
  },
);

test('a drawn portrait is no picture of the doctor', () => {
  expect(doctorData({ ...card, pictureUrl: null }, origin)).not.toHaveProperty('image');
});
