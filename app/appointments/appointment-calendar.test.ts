import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import type { AppointmentSummary } from './appointment.values.ts';
import { calendarFile } from './appointment-calendar.ts';

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
