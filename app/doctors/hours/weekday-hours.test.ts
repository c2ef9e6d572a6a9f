import { expect, test } from 'vitest';
import { slots } from '#app/time/slots.ts';
import {
  hoursOfCell,
  submittedWeekdayHours,
  weekdayHours,
  weekdayHoursMessage,
  weekdayHoursMessages,
} from './weekday-hours.input.server.ts';
import { slotsOnWeekday, weekdayHoursJson, weekdayHoursText, weekdayHoursTexts } from './weekday-hours.ts';

const half = (from: number, to: number) => slots.filter((minute) => minute >= from && minute < to);
/** 10:00 to 13:00 and 14:00 to 17:00 at the hospital, 17:00 to 19:00 by video. */
const doctor = {
  hospitalSlots: [...half(600, 780), ...half(840, 1020)],
  videoSlots: half(1020, 1140),
  weekdayHours: {},
  registrationCouncil: 'A council',
  registrationNumber: '1',
};
const onWednesday = (from: number, to: number, more: Partial<typeof doctor> = {}) =>
  slotsOnWeekday({ ...doctor, ...more, weekdayHours: { Wed: { from, to } } }, 'Wed');

test('keeps the usual slots on a day without other hours', () => {
  expect(slotsOnWeekday({ ...doctor, weekdayHours: { Wed: { from: 600, to: 780 } } }, 'Thu')).toEqual({
    hospital: doctor.hospitalSlots,
    video: doctor.videoSlots,
  });
});

test('offers on a short day only the usual slots that end within its hours', () => {
  expect(onWednesday(600, 720)).toEqual({ hospital: [600, 630, 660, 690], video: [] });
});

test('keeps the break between usual slots, and each slot’s kind of visit', () => {
  expect(onWednesday(720, 1080)).toEqual({
    hospital: [...half(720, 780), ...half(840, 1020)],
    video: half(1020, 1080),
  });
});

test('offers every half hour where a day begins earlier or ends later than usual', () => {
  expect(onWednesday(540, 870).hospital).toEqual([...half(540, 780), 840]);
  expect(onWednesday(600, 810).hospital).toEqual(half(600, 810));
});

test('offers every half hour of hours without any usual slot', () => {
  const evening = { hospitalSlots: half(600, 780), videoSlots: [] };
  expect(onWednesday(900, 1020, evening)).toEqual({ hospital: half(900, 1020), video: [] });
});

test('offers such half hours by video if the doctor sees people only by video', () => {
  expect(onWednesday(600, 660, { hospitalSlots: [] })).toEqual({ hospital: [], video: [600, 630] });
});

test('offers nothing of a doctor without slots, and no video without a registration', () => {
  expect(onWednesday(600, 660, { hospitalSlots: [], videoSlots: [] })).toEqual({ hospital: [], video: [] });
  const unregistered = slotsOnWeekday(
    { ...doctor, hospitalSlots: [], registrationNumber: null, weekdayHours: { Wed: { from: 600, to: 660 } } },
    'Wed',
  );
  expect(unregistered).toEqual({ hospital: [], video: [] });
});

test.each([
  ['a missing end', '09:00', ''],
  ['a missing start', '', '13:00'],
  ['an end before the start', '13:00', '09:00'],
  ['equal times', '09:00', '09:00'],
  ['a time between half hours', '09:15', '13:00'],
  ['a start before the first slot', '08:30', '13:00'],
  ['an end after the last slot', '09:00', '19:30'],
  ['a text', '9 am', '1 pm'],
])('refuses %s', (_, from, to) => {
  expect(weekdayHoursMessage({ Mon: { from: '09:00', to: '19:00' }, Sat: { from, to } }, undefined)).toBe(
    weekdayHoursMessages.hours('Sat'),
  );
});

test('refuses hours of a day that is not a working day, if the working days are known', () => {
  const sent = { Sun: { from: '09:00', to: '13:00' } };
  expect(weekdayHoursMessage(sent, undefined)).toBeUndefined();
  expect(weekdayHoursMessage(sent, ['Sun'])).toBeUndefined();
  expect(weekdayHoursMessage(sent, ['Mon'])).toBe(weekdayHoursMessages.notWorking('Sun'));
});

test('converts hours to the texts of the API, the form and the spreadsheet, and back', () => {
  const hours = { Wed: { from: 840, to: 1080 }, Sat: { from: 540, to: 780 } };
  const json = weekdayHoursJson(hours);
  expect(json).toEqual({ Wed: { from: '14:00', to: '18:00' }, Sat: { from: '09:00', to: '13:00' } });
  expect(weekdayHours(json)).toEqual(hours);
  const fields = new FormData();
  for (const text of weekdayHoursTexts(hours)) fields.append('weekdayHours', text);
  expect(submittedWeekdayHours(fields)).toEqual(json);
  const text = weekdayHoursText(weekdayHoursTexts(hours));
  expect(text).toBe('Wed 14:00 to 18:00; Sat 09:00 to 13:00');
  expect(hoursOfCell(text)).toEqual(json);
  expect(hoursOfCell(' sat 9:00 to 13:00 ;')).toEqual({ Sat: { from: '09:00', to: '13:00' } });
  expect(hoursOfCell('Sat ९:०० to १३:००')).toEqual({ Sat: { from: '09:00', to: '13:00' } });
  expect(weekdayHours({ Sat: { from: '०९:००', to: '੧੩:੦੦' } })).toEqual({ Sat: { from: 540, to: 780 } });
  expect(hoursOfCell('')).toEqual({});
  for (const other of ['Sat', 'Someday 09:00 to 13:00', 'Sat 9-13'])
    expect(hoursOfCell(other)).toBeUndefined();
});

test('reads the two fields of each weekday, Monday first, and leaves out empty days', () => {
  const fields = new FormData();
  expect(submittedWeekdayHours(fields)).toBeUndefined();
  const filled: Readonly<Record<number, string>> = { 4: '14:00', 5: '18:00', 10: '09:00' };
  for (let index = 0; index < 14; index += 1) fields.append('weekdayHours', filled[index] ?? '');
  expect(submittedWeekdayHours(fields)).toEqual({
    Wed: { from: '14:00', to: '18:00' },
    Sat: { from: '09:00', to: '' },
  });
});
