import { expect, test } from 'vitest';
import { slotLabel, slotLabels, slotMessage, slotOf, slots } from './slots.ts';

/** Slots as API clients send and show them (requirement 49). */
const specified: readonly (readonly [minutes: number, label: string])[] = [
  [540, '09:00 AM'],
  [570, '09:30 AM'],
  [600, '10:00 AM'],
  [630, '10:30 AM'],
  [660, '11:00 AM'],
  [690, '11:30 AM'],
  [720, '12:00 PM'],
  [750, '12:30 PM'],
  [780, '01:00 PM'],
  [810, '01:30 PM'],
  [840, '02:00 PM'],
  [870, '02:30 PM'],
  [900, '03:00 PM'],
  [930, '03:30 PM'],
  [960, '04:00 PM'],
  [990, '04:30 PM'],
  [1020, '05:00 PM'],
  [1050, '05:30 PM'],
  [1080, '06:00 PM'],
  [1110, '06:30 PM'],
];

test('there are twenty slots, one each half hour', () => {
  expect(specified).toHaveLength(20);
  expect(slots).toEqual(specified.map(([minutes]) => minutes));
  expect(slotLabels).toEqual(specified.map(([, label]) => label));
});

test.each(specified)('slot %i has the label %s, and can be parsed from it', (minutes, label) => {
  expect(slotLabel(minutes)).toBe(label);
  expect(slotOf(label)).toBe(minutes);
});

test.each(['', '09:00', '9:00 AM', '09:00 am', '09:15 AM', '08:30 AM', '07:00 PM', '12:00 AM', '540'])(
  "refuses '%s' as a slot",
  (label) => {
    expect(slotOf(label)).toBeUndefined();
  },
);

test('reads a label in the digits of any script', () => {
  expect(['०९:३० AM', '੦੯:੩੦ AM'].map(slotOf)).toEqual([570, 570]);
});

test('the message for an unknown slot lists the valid ones', () => {
  expect(slotMessage).toBe('Choose slots from the list: 09:00 AM to 06:30 PM, every 30 minutes.');
});
