import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import { slotLabels, slots } from '#app/time/slots.ts';
import { containsSearchText } from './directory/search-by-sound.ts';
import { matchesDirectorySearch } from './directory/searchable-text.ts';
import { doctors } from './doctor.schema.server.ts';
import type { Doctor, StaffDoctor } from './doctor.values.ts';
import {
  doctorJson,
  doctorPath,
  experienceText,
  feeText,
  membershipsOf,
  selectDoctorsForPage,
  slotsByPartOfDay,
  yearsOfExperienceText,
} from './doctor.view.ts';

const doctor: Doctor = {
  id: 'd1',
  slug: 'dr-meera-sood',
  name: 'Dr. Meera Sood',
  specialization: 'Child Psychiatrist',
  hospital: 'Sector 15',
  about: 'About',
  qualification: 'MD',
  awards: 'None',
  experience: '12',
  feePaise: fromRupees(1800),
  availability: 'available',
  pictureUrl: null,
  hospitalSlots: [540],
  videoSlots: [],
  workingDays: ['Mon'],
  weekdayHours: {},
  registrationCouncil: null,
  registrationNumber: null,
  ekalink: null,
  gender: null,
  languages: ['hi'],
  texts: {},
  isActive: true,
};

test('uses the singular for one year of experience', () => {
  expect(experienceText('1')).toBe('1 year');
  expect(experienceText('0')).toBe('0 years');
  expect(experienceText('12')).toBe('12 years');
});

test('writes a fee of zero and less than a year of experience in words', () => {
  expect(feeText(fromRupees(0))).toBe('No consultation fee');
  expect(feeText(fromRupees(999_999))).toBe('₹9,99,999 a consultation');
  expect(yearsOfExperienceText('0')).toBe('Less than a year of experience');
  expect(yearsOfExperienceText('1')).toBe('1 year of experience');
  expect(yearsOfExperienceText('12')).toBe('12 years of experience');
});

test.each(['None', 'nil.', ' N/A', 'NA', '-', '—', 'Not applicable'])(
  'treats %j as no membership',
  (awards) => {
    expect(membershipsOf({ awards })).toBeNull();
  },
);

test.each(['Indian Psychiatric Society', 'Nilgiri Medical Association', 'NA Society'])(
  'treats %j as a membership',
  (awards) => {
    expect(membershipsOf({ awards })).toBe(awards);
  },
);

test('puts each slot of a day into exactly one of its three parts', () => {
  const parts = slotsByPartOfDay(slots);
  expect(parts.map((part) => [part.name, part.slots[0], part.slots.at(-1)])).toEqual([
    ['Morning', '09:00 AM', '11:30 AM'],
    ['Afternoon', '12:00 PM', '04:30 PM'],
    ['Evening', '05:00 PM', '06:30 PM'],
  ]);
  expect(parts.flatMap((part) => part.slots)).toEqual(slotLabels);
});

test('leaves out a part of the day without slots', () => {
  expect(slotsByPartOfDay([750])).toEqual([{ name: 'Afternoon', slots: ['12:30 PM'] }]);
  expect(slotsByPartOfDay([])).toEqual([]);
});

test("puts a doctor's page below the directory", () => {
  expect(doctorPath(doctor)).toBe('/doctors/dr-meera-sood');
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

test.each(['Dr Meera', 'Doctor Sood', 'sood, meera', 'meera  sood', 'डॉ. मीरा', 'सूद मीरा', 'ਡਾ. ਮੀਰਾ ਸੂਦ'])(
  'both searches find the doctor by %j',
  (search) => {
    expect(matchesDirectorySearch(doctor, search)).toBe(true);
    expect(containsSearchText(doctor.name.toLowerCase(), search)).toBe(true);
  },
);

test('formats a doctor for the API with every field of requirement 45, and without contact for visitors', () => {
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
    registrationCouncil: null,
    registrationNumber: null,
    weekdayHours: {},
    workingDays: ['Mon'],
    isdeleted: false,
    gender: null,
    languages: ['hi'],
    isActive: true,
  });
});

test('includes contact and leave in the API format for staff', () => {
  const contact = { phone: '0000000001', email: 'm@example.com' };
  const leave = [{ from: '2026-12-24', to: '2026-12-26', note: '' }];
  const seenByStaff: StaffDoctor = {
    ...doctor,
    ...{ contact, videoLink: null, leave, paymentBefore: 'video' as const, version: 1 },
  };
  expect(doctorJson(seenByStaff)).toMatchObject({ contact, leave, paymentBefore: 'video', image: null });
});

const specialists = [
  'Psychiatry',
  'Child psychiatry',
  'Clinical psychology',
  'Sleep medicine',
  'Psychiatry',
].map((specialization, index) => ({ id: index, specialization }));

test('takes doctors of the specializations in turn for an information page, three at most', () => {
  const ids = (stems: readonly string[]) => selectDoctorsForPage(specialists, stems).map(({ id }) => id);
  expect(ids(['psychiatr', 'psycholog'])).toEqual([0, 2, 1]);
  expect(ids(['sleep', 'child'])).toEqual([3, 1]);
  expect(ids(['psychiatr'])).toEqual([0, 1, 4]);
  expect(ids(['neurolog'])).toEqual([]);
});

/** Columns that the API does not show. */
const notInApi = new Set([
  ...['slug', 'place', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'texts'],
  // The door of video visits (decision 0127).
  'videoLink',
]);

/** Names in the API of columns with another name. */
const nameInApi: Readonly<Record<string, string>> = {
  id: '_id',
  feePaise: 'fees',
  pictureKey: 'image',
  phone: 'contact',
  email: 'contact',
  isDeleted: 'isdeleted',
};

test('the API has each column of a doctor that it does not hold back', () => {
  const shown = doctorJson({ ...doctor, contact: { phone: '', email: '' }, leave: [], version: 1 });
  const columns = Object.keys(getTableColumns(doctors)).filter((name) => !notInApi.has(name));
  expect(columns.filter((name) => !((nameInApi[name] ?? name) in shown))).toEqual([]);
});
