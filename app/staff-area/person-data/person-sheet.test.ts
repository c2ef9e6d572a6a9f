import { expect, test } from 'vitest';
import { personSheetOf } from './person-sheet.ts';

const exported = {
  phone: '9876543210',
  appointments: [
    {
      _id: 'visit-1',
      patientName: 'Asha Rani',
      date: '2026-11-20',
      fees: 700.5,
      inBetween: false,
      email: null,
      history: [
        { at: '2026-11-18T04:30:00.000Z', by: 'Desk', what: 'booked' },
        { at: '2026-11-19T04:30:00.000Z', by: 'Desk', what: 'confirmed' },
      ],
      consent: { at: new Date('2026-11-18T04:30:00Z'), notice: 2 },
    },
  ],
  payments: [],
  messagesStopped: { at: new Date('2026-11-21T04:30:00Z'), how: 'page' },
  waitingList: [{ _id: 'entry-1', declined: ['2026-11-22 600', '2026-11-23 630'] }],
  somethingNew: ['a'],
};

const sheet = personSheetOf(exported);
const linesIn = (title: string) =>
  sheet.sections
    .find((section) => section.title === title)
    ?.records.flat()
    .map(({ label, text }) => `${label}: ${text}`);

test('writes the values of the file in words, and leaves out what is empty', () => {
  expect(sheet.sections.map(({ title }) => title)).toEqual([
    ...['Visits', 'Messages stopped', 'Entries of the waiting list', 'Something new'],
  ]);
  expect(linesIn('Visits')).toEqual([
    'Number of the record: visit-1',
    'Patient name: Asha Rani',
    'Date: 20 November 2026',
    'Fee: ₹700.50',
    'In between: No',
    expect.stringMatching(/^History 1: when: .*18.*10:00/),
    'History 1: by whom: Desk',
    'History 1: what happened: booked',
    expect.stringMatching(/^History 2: when: .*19.*10:00/),
    'History 2: by whom: Desk',
    'History 2: what happened: confirmed',
    expect.stringMatching(/^Consent: when: .*18.*10:00/),
    'Consent: notice: 2',
  ]);
  expect(linesIn('Entries of the waiting list')).toContain('Declined 2: 2026-11-23 630');
});

test('has a part for data that the file gets later', () => {
  expect(linesIn('Something new')).toEqual(['Value: a']);
});

test('is empty for a phone without data', () => {
  expect(personSheetOf({ phone: '9876543210', ...{ appointments: [], messagesStopped: null } })).toEqual({
    phone: '9876543210',
    sections: [],
  });
});
