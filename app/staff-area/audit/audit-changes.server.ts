/** Describes, field by field, what a row of the audit log changed. */

import type { Leave, WeekdayHours } from '#app/doctors/doctor.values.ts';
import { leaveText } from '#app/doctors/hours/doctor-hours.ts';
import { weekdayHoursText, weekdayHoursTexts } from '#app/doctors/hours/weekday-hours.ts';

/** Labels of fields whose names staff could not guess. */
const labels: Readonly<Record<string, string>> = {
  ekalink: 'Profile or booking link',
  isActive: 'shown on the website',
  isDeleted: 'in the bin',
  deletedAt: 'in the bin',
  paymentBefore: 'payment before the visit',
  pictureKey: 'picture',
  consentOn: 'date of consent',
  texts: 'texts in other languages',
  url: 'URL',
  videoLink: 'link for video visits',
  weekdayHours: 'different hours on some days',
};

/** Fields that every change raises and that are left out. */
const hiddenFields: ReadonlySet<string> = new Set(['version']);

/** Values are cut at this length, which is enough to recognise a text. */
const longest = 80;

const labelOf = (field: string) =>
  labels[field] ?? field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Days of leave. The log stores no notes. */
const leaveDays = (leave: readonly Omit<Leave, 'note'>[]) =>
  leaveText(leave.map((entry) => ({ ...entry, note: '' })));

function valueText(field: string, value: unknown): string {
  if (field === 'pictureKey') return value === null ? 'none' : 'a photograph';
  if (field === 'deletedAt') return value === null ? 'no' : 'yes';
  if (field.startsWith('is')) return value === 1 || value === true ? 'yes' : 'no';
  if (value === null || value === '') return 'nothing';
  if (field === 'weekdayHours')
    return weekdayHoursText(weekdayHoursTexts(value as WeekdayHours)) || 'nothing';
  if (field === 'leave') return leaveDays(value as readonly Omit<Leave, 'note'>[]) || 'nothing';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function fieldsOf(json: string | null): Readonly<Record<string, unknown>> | null {
  const read: unknown = json === null ? null : JSON.parse(json);
  return typeof read === 'object' ? (read as Record<string, unknown> | null) : null;
}

/**
 * Lists the changed fields, for example 'fees: 500, now 700'.
 *
 * @param before the row as JSON, as is `after`; null if the log did not store it
 * @returns an empty list if the row was created or deleted, because the action says so
 */
export function changedFields(before: string | null, after: string | null): readonly string[] {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  if (!then || !now) return [];
  return Object.keys(now).flatMap((field) => {
    if (hiddenFields.has(field) || JSON.stringify(then[field]) === JSON.stringify(now[field])) return [];
    return [`${labelOf(field)}: ${valueText(field, then[field])}, now ${valueText(field, now[field])}`];
  });
}
