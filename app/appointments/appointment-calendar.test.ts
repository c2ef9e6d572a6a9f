import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import { referenceText } from './appointment.reference.ts';
import type { AppointmentSummary } from './appointment.values.ts';
import { calendarFile, doctorCalendar } from './appointment-calendar.ts';

const entry = { id: 'a', reference: 'K7P4RX', day: '2028-02-29', minute: 540, visit: 'hospital' };

test.each(timeZones)('writes the start in UTC from the time in India, on a machine in %s', (zone) => {
  setTimeZone(zone);
  const lines = calendarFile(entry as AppointmentSummary, {
    now: new Date('2028-02-28T18:30:00Z'),
    facts: defaultFacts,
    host: 'hospital.example',
  }).split('\r\n');
  expect(lines).toContain('DTSTART:20280229T033000Z');
  expect(lines).toContain('DTEND:20280229T040000Z');
  expect(lines).toContain('DTSTAMP:20280228T183000Z');
});

test('writes each appointment of a doctor with time, kind of visit and reference, and no place', () => {
  const entries = [
    { id: 'a', reference: 'K7P4RX', day: '2028-02-29', minute: 540, visit: 'hospital' },
    { id: 'b', reference: 'K7P4RY', day: '2028-03-01', minute: 570, visit: 'video' },
  ] as const;
  const calendar = doctorCalendar(entries, {
    now: new Date('2028-02-28T18:30:00Z'),
    host: 'hospital.example',
  });
  const lines = calendar.split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a@hospital.example',
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
  const calendar = doctorCalendar([], { now: new Date('2028-02-28T18:30:00Z'), host: 'hospital.example' });
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});
