/** Calendar file of an appointment (iCalendar). */

import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { addressIn } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { slotMinutes } from '#app/time/slots.ts';
import { calendarWords } from '#messages/appointments/calendar.ts';
import { referenceText } from './appointment.reference.ts';
import type { AppointmentSummary } from './appointment.values.ts';

/** Formats a moment for iCalendar, such as 20261124T050000Z. */
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

interface CalendarOptions {
  readonly now: Date;
  readonly facts: HospitalFacts;
  /** Host of the site, which makes the identifier of the event globally unique. */
  readonly host: string;
  readonly locale?: Locale;
}

/**
 * RFC 5545. A phone shows it on its lock screen and calendars are shared, so neither the title nor the rest says what kind of
 * appointment it is, with whom, or for whom.
 */
export function calendarFile(
  { id, reference, day, minute, visit }: AppointmentSummary,
  { now, facts, host, locale = 'en' }: CalendarOptions,
): string {
  const words = messagesIn(locale, calendarWords);
  const begins = momentInIndia(day, minute);
  const ends = momentInIndia(day, minute + slotMinutes);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//appointment//${locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${words.appointment}`,
    `DESCRIPTION:${words.reference} ${referenceText(reference)}`,
    ...(visit === 'hospital' ? [`LOCATION:${escaped(addressIn(locale, facts))}`] : []),
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
