import { expect, test } from 'vitest';
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { erasureLines } from './person-records.server.ts';

const now = new Date('2026-11-27T06:00:00Z');
const visit = (createdAt: string) => ({ createdAt: new Date(createdAt) }) as AppointmentSummary;
const nothing = {
  visits: [],
  callbacks: [],
  waiting: [],
  messages: 0,
  payments: [],
  said: [],
  isStopped: false,
};

test('erases visits older than a year at once, and names the day on which the last of the others goes', () => {
  const visits = [
    visit('2025-11-20T06:00:00Z'),
    visit('2026-02-01T06:00:00Z'),
    visit('2026-03-01T20:00:00Z'),
  ];
  expect(erasureLines({ ...nothing, visits }, now)).toEqual({
    goes: [
      'Names, phone and mail of 1 visit, older than a year',
      'Notes, reasons, age and sex, best time, name to say and answers about messages of 3 visits',
    ],
    stays: [
      'Names, phone and mail of 2 visits, until 2 March 2027: the law asks for a year',
      'Day, doctor and outcome of each visit, without a name, for counts',
    ],
  });
});

test('keeps the name on receipts for eight financial years after the one of the last payment', () => {
  const { stays } = erasureLines(
    { ...nothing, payments: [{ financialYear: 2024 }, { financialYear: 2026 }] },
    now,
  );
  expect(stays).toEqual([
    '2 payments with the name on the receipt, until 31 March 2035: books are kept for 8 financial years',
  ]);
});

test('says nothing of what is not there', () => {
  expect(erasureLines(nothing, now)).toEqual({ goes: [], stays: [] });
  expect(
    erasureLines({ ...nothing, waiting: [{ createdAt: now }], messages: 1, isStopped: true }, now),
  ).toEqual({
    goes: ['Messages that have not gone out'],
    stays: [
      '1 entry of the waiting list, until 27 November 2027: the law asks for a year',
      'Records of 1 message, without name, phone and text, for 400 days',
      'The phone number alone, so that nobody sends messages to a person who wants none',
    ],
  });
});
