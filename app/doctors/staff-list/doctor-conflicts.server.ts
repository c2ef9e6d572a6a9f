/** Comparing and merging two versions of a doctor after an edit conflict (decision 0053). */
import { type FieldConflict, versionChoiceName } from '#app/ui/form/field-conflict.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import {
  consultingLanguages,
  type DoctorFieldRule,
  doctorFieldRules,
  doctorTextFields,
  ekalinkRule,
  genderLabel,
  languagesLabel,
  normalizedFieldText,
} from '../doctor.values.ts';
import type { DoctorFormValues } from '../doctor-form.ts';
import { doctorTextRules } from '../doctor-texts.server.ts';
import { leaveText, registrationRules } from '../hours/doctor-hours.ts';
import { weekdayHoursField, weekdayHoursLabel, weekdayHoursText } from '../hours/weekday-hours.ts';

/** Fields whose value is a list of texts. */
const listFields = ['hospitalSlots', 'videoSlots', 'workingDays', 'languages'] as const;

const isListField = (field: string): field is (typeof listFields)[number] =>
  listFields.some((name) => name === field);

const comparedFields: Readonly<Record<string, { readonly label: string; readonly rule?: DoctorFieldRule }>> =
  {
    ...Object.fromEntries(
      doctorTextFields.map((name) => [
        name,
        { label: doctorFieldRules[name].label, rule: doctorFieldRules[name] },
      ]),
    ),
    ekalink: { label: ekalinkRule.label },
    registrationCouncil: { label: registrationRules.registrationCouncil.label },
    registrationNumber: { label: registrationRules.registrationNumber.label },
    ...Object.fromEntries(doctorTextRules.map((rule) => [rule.name, { label: rule.label, rule }])),
    gender: { label: genderLabel },
    languages: { label: languagesLabel },
    hospitalSlots: { label: 'Hospital Slots' },
    videoSlots: { label: 'Video Slots' },
    workingDays: { label: 'Working Days' },
    weekdayHours: { label: weekdayHoursLabel },
    leave: { label: 'Leave' },
    isActive: { label: 'Show on the website' },
  };

const languageName = (tag: string) =>
  consultingLanguages.filter((language) => language === tag).map((language) => languageNames[language])[0] ??
  tag;

/** Returns each field as one readable text. Equal values give equal texts. */
export function comparableTexts(values: DoctorFormValues): Readonly<Record<string, string>> {
  const { text, leave } = values;
  return Object.fromEntries(
    Object.entries(comparedFields).map(([field, { rule }]) => {
      if (field === 'languages') return [field, values.languages.map(languageName).join(', ')];
      if (isListField(field)) return [field, values[field].join(', ')];
      if (field === weekdayHoursField) return [field, weekdayHoursText(values.weekdayHours)];
      if (field === 'leave') return [field, leaveText(leave)];
      if (field === 'isActive') return [field, text.isActive === 'false' ? 'No' : 'Yes'];
      const typed = (text[field] ?? '').replace(/\r\n?/g, '\n').normalize('NFC');
      if (rule) return [field, normalizedFieldText(rule, typed)];
      return [field, typed.trim() === 'null' ? '' : typed.trim()];
    }),
  );
}

/**
 * Returns the fields in which two versions of a doctor differ.
 *
 * @param started field texts that the edit started from, or null if they are unknown
 */
export function doctorDifferences(
  mine: DoctorFormValues,
  theirs: DoctorFormValues,
  started: Readonly<Record<string, string>> | null,
): readonly FieldConflict[] {
  const [own, other] = [comparableTexts(mine), comparableTexts(theirs)];
  return Object.entries(comparedFields).flatMap(([field, { label }]) => {
    const [one = '', two = ''] = [own[field], other[field]];
    if (one === two) return [];
    return [{ field, label, mine: one, theirs: two, offered: started?.[field] === one ? 'theirs' : 'mine' }];
  });
}

/** The empty text tells an empty list from a field that was not sent. */
const setList = (fields: FormData, field: string, texts: readonly string[]) =>
  setTexts(fields, field, ['', ...texts]);

/** Replaces all values of a field. */
function setTexts(fields: FormData, field: string, texts: readonly string[]) {
  fields.delete(field);
  for (const text of texts) fields.append(field, text);
}

/** Replaces form fields by the stored values where the person chose "theirs". */
export function applyTheirChoices(fields: FormData, theirs: DoctorFormValues): void {
  const chosen = Object.keys(comparedFields).filter(
    (field) => fields.get(versionChoiceName(field)) === 'theirs',
  );
  for (const field of chosen) {
    if (isListField(field)) {
      setList(fields, field, theirs[field]);
    } else if (field === weekdayHoursField) setTexts(fields, field, theirs.weekdayHours);
    else if (field === 'leave') fields.set('leave', JSON.stringify(theirs.leave));
    else fields.set(field, theirs.text[field] ?? '');
  }
}

/** Whether a field belongs to the doctor's times: slots, working days, hours of weekdays or leave. */
export const isTimeField = (field: string) =>
  ['hospitalSlots', 'videoSlots', 'workingDays', weekdayHoursField, 'leave'].includes(field);

/** Replaces all form fields except the times by the stored values. */
export function restoreAllButTimes(fields: FormData, stored: DoctorFormValues): void {
  for (const field of Object.keys(comparedFields).filter((name) => !isTimeField(name))) {
    if (isListField(field)) setList(fields, field, stored[field]);
    else fields.set(field, stored.text[field] ?? '');
  }
  fields.delete('availability');
  fields.delete('removeImage');
}
