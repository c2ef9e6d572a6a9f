import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import { referenceText } from './appointment.reference.ts';
import { type CalendarEntry, calendarFile, doctorCalendar } from './appointment-calendar.ts';

const entry: CalendarEntry = {
  ...{ id: 'a', reference: 'K7P4RX', day: '2028-02-29', minute: 540 },
  ...{ visit: 'hospital', status: 'requested', version: 1 },
};
const options = { now: new Date('2028-02-28T18:30:00Z'), facts: defaultFacts, host: 'hospital.example' };

/** Lines of a file as a calendar reads them (RFC 5545, section 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test.each(timeZones)('writes the start in UTC from the time in India, on a machine in %s', (zone) => {
  setTimeZone(zone);
  const lines = unfolded(calendarFile(entry, options));
  expect(lines).toContain('DTSTART:20280229T033000Z');
  expect(lines).toContain('DTEND:20280229T040000Z');
  expect(lines).toContain('DTSTAMP:20280228T183000Z');
});

test('writes each appointment of a doctor with time, kind of visit and reference, and no place', () => {
  const entries = [
    entry,
    { ...entry, id: 'b', reference: 'K7P4RY', day: '2028-03-01', minute: 570, visit: 'video' },
  ] as const;
  const calendar = doctorCalendar(entries, options);
  const lines = unfolded(calendar);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a@hospital.example',
      'SEQUENCE:1',
      'DTSTART:20280229T033000Z',
      'SUMMARY:At the hospital',
      `DESCRIPTION:Reference ${referenceText('K7P4RX')}`,
      'UID:b@hospital.example',
      'DTSTART:20280301T040000Z',
      'SUMMARY:By video',
    ]),
  );
  expect(calendar).not.toContain('LOCATION');
});

test('writes a valid calendar for a doctor without appointments', () => {
  const calendar = doctorCalendar([], options);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test('replaces the event of a moved appointment, by the same UID and a higher number', () => {
  const moved = unfolded(calendarFile({ ...entry, minute: 600, version: 2 }, options));
  expect(unfolded(calendarFile(entry, options))).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'UID:a@hospital.example', 'SEQUENCE:1']),
  );
  expect(moved).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:a@hospital.example',
      'SEQUENCE:2',
      'DTSTART:20280229T043000Z',
    ]),
  );
});

test('removes the event of a cancelled appointment', () => {
  const lines = unfolded(calendarFile({ ...entry, status: 'cancelled', version: 3 }, options));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:a@hospital.example', 'SEQUENCE:3', 'STATUS:CANCELLED']),
  );
  expect(calendarFile(entry, options)).not.toContain('CANCEL');
});

test.each(localeTags)('folds lines at 75 octets, between characters, in %s', (locale) => {
  const longHost = `${'a'.repeat(63)}.example`;
  const address = 'मनोरोग अस्पताल, सेक्टर १५, पंचकूला, हरियाणा, भारत 🏥';
  const hospital = { ...defaultFacts.hospital, translations: { [locale]: { address } } };
  const facts = { ...defaultFacts, hospital };
  const person = calendarFile(entry, { ...options, facts, host: longHost, locale });
  const doctor = doctorCalendar([entry], { ...options, host: longHost });
  for (const file of [person, doctor]) {
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line));
    expect(Math.max(...bytes.map(({ length }) => length))).toBeGreaterThan(70);
    expect(Math.max(...bytes.map(({ length }) => length))).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`UID:a@${longHost}`);
  }
});
