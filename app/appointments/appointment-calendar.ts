/** Calendar files of appointments (iCalendar, RFC 5545). */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { addressIn } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { slotMinutes } from '#app/time/slots.ts';
import { calendarWords } from '#messages/appointments/calendar.ts';
import { referenceText } from './appointment.reference.ts';
import { type AppointmentSummary, visitLabels } from './appointment.values.ts';

/** Formats a moment for iCalendar, such as 20261124T050000Z. */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** Longest line of a calendar file in octets, without its line break (RFC 5545, section 3.1). */
const mostOctets = 75;

const encoder = new TextEncoder();

/** Folds a line before each character that would make it too long. The next line begins with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > mostOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}

interface CalendarOptions {
  readonly now: Date;
  readonly facts: HospitalFacts;
  /** Host of the site, which makes the identifier of the event globally unique. */
  readonly host: string;
  readonly locale?: Locale;
}

/** Data of an appointment that a calendar may show: nothing about the person. */
export type CalendarEntry = Pick<
  AppointmentSummary,
  'id' | 'reference' | 'day' | 'minute' | 'visit' | 'status' | 'version'
>;

/** @param lines title and place of the event */
function eventLines(
  { id, reference, day, minute, status, version }: CalendarEntry,
  { now, host, locale = 'en' }: Omit<CalendarOptions, 'facts'>,
  lines: readonly string[],
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // A calendar replaces an event only by one with the same UID and a higher number.
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(momentInIndia(day, minute))}`,
    `DTEND:${stamp(momentInIndia(day, minute + slotMinutes))}`,
    `DESCRIPTION:${messagesIn(locale, calendarWords).reference} ${referenceText(reference)}`,
    ...lines,
    ...(status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const calendarOf = (
  locale: Locale,
  lines: readonly string[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//appointment//${locale.toUpperCase()}`,
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/**
 * Calendar file of one appointment, for the person who booked it. The file of a moved appointment replaces the event in
 * the calendar, and the file of a cancelled one removes it. A phone shows it on its lock screen and calendars are
 * shared, so neither the title nor the rest says what kind of appointment it is, with whom, or for whom.
 */
export function calendarFile(entry: CalendarEntry, options: CalendarOptions): string {
  const { facts, locale = 'en' } = options;
  const words = messagesIn(locale, calendarWords);
  return calendarOf(
    locale,
    eventLines(entry, options, [
      `SUMMARY:${words.appointment}`,
      ...(entry.visit === 'hospital' ? [`LOCATION:${escaped(addressIn(locale, facts))}`] : []),
    ]),
    entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
  );
}

/** Calendar of a doctor's appointments: time, kind of visit and reference. Calendar apps load it once an hour. */
export const doctorCalendar = (
  entries: readonly CalendarEntry[],
  options: Pick<CalendarOptions, 'now' | 'host'>,
): string =>
  calendarOf('en', [
    'NAME:Appointments',
    'X-WR-CALNAME:Appointments',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => eventLines(entry, options, [`SUMMARY:${visitLabels[entry.visit]}`])),
  ]);
