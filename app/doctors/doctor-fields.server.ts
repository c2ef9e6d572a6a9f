/**
 * The fields of a doctor, each declared once. The spreadsheet, the two versions of an edit conflict and the form of a
 * doctor's own times are made from this list (decision 0118).
 */

import { rupeesForField } from '#app/money/money.ts';
import { slotLabel } from '#app/time/slots.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import type { DoctorInput } from './doctor.input.server.ts';
import {
  consultingLanguages,
  type DoctorFieldRule,
  doctorFieldRules,
  doctorTextFields,
  ekalinkRule,
  genderLabel,
  languagesLabel,
  normalizedFieldText,
  type StaffDoctor,
  videoLinkRule,
} from './doctor.values.ts';
import type { DoctorFormValues } from './doctor-form.ts';
import { doctorTextRules, doctorTextValues } from './doctor-texts.server.ts';
import { leaveText, registrationRules, usualWorkingDays } from './hours/doctor-hours.ts';
import { hoursOfCell } from './hours/weekday-hours.input.server.ts';
import {
  weekdayHoursField,
  weekdayHoursLabel,
  weekdayHoursText,
  weekdayHoursTexts,
} from './hours/weekday-hours.ts';
import { paymentBeforeLabel } from './payment-before.ts';

/** A doctor whose cells are written: a stored one, or the input of a row. */
export type SheetDoctor = DoctorInput | (Omit<StaffDoctor, 'contact'> & StaffDoctor['contact']);

/** Part of the form to which a field belongs. */
type Group = 'person' | 'registration' | 'texts' | 'choices' | 'times' | 'site';

/** Use of a field in the form. */
interface InForm {
  /** Returns the value as one readable text. Equal values give equal texts. */
  readonly text: (values: DoctorFormValues) => string;
  /** Replaces the value in a submitted form. */
  readonly put: (form: FormData, values: DoctorFormValues) => void;
}

/** Use of a field in the spreadsheet. */
interface InSheet {
  readonly of: (doctor: SheetDoctor) => string;
  /** Converts a cell to the value that the form sends. Undefined sends nothing. */
  readonly sent?: (cell: string) => unknown;
  /** Cell of a new doctor whose row lacks the column. */
  readonly fresh?: string;
}

export interface DoctorField {
  /** Name in the form, the API and the spreadsheet. */
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  /** Missing for a field that the form does not have. */
  readonly form?: InForm;
  /** Missing for a field that the spreadsheet does not have. */
  readonly sheet?: InSheet;
}

const listText = (items: readonly string[]) => items.join(', ');
const listOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Replaces all values of a form field. */
function setTexts(form: FormData, name: string, texts: readonly string[]) {
  form.delete(name);
  for (const text of texts) form.append(name, text);
}

/**
 * Declares a text of the form.
 *
 * @param sheet null for a field that the spreadsheet does not have
 * @param rule normalises the text before two versions are compared. Without it the text 'null' means none.
 */
const textField = (
  group: Group,
  name: string,
  { label }: { readonly label: string },
  sheet: InSheet | null,
  rule?: DoctorFieldRule,
): DoctorField => ({
  ...{ group, name, label },
  ...(sheet && { sheet }),
  form: {
    text({ text }) {
      const typed = (text[name] ?? '').replace(/\r\n?/g, '\n').normalize('NFC');
      if (rule) return normalizedFieldText(rule, typed);
      return typed.trim() === 'null' ? '' : typed.trim();
    },
    put: (form, { text }) => form.set(name, text[name] ?? ''),
  },
});

/** Declares a list of texts. In a form the empty text tells an empty list from a field that was not sent. */
const listField = (
  group: Group,
  name: 'hospitalSlots' | 'videoSlots' | 'workingDays' | 'languages',
  label: string,
  of: (doctor: SheetDoctor) => readonly string[],
  { shown = (item: string) => item, fresh = '' } = {},
): DoctorField => ({
  ...{ group, name, label },
  form: {
    text: (values) => listText(values[name].map(shown)),
    put: (form, values) => setTexts(form, name, ['', ...values[name]]),
  },
  sheet: { of: (doctor) => listText(of(doctor).map(shown)), sent: listOf, fresh },
});

const languageName = (tag: string) =>
  consultingLanguages.filter((language) => language === tag).map((language) => languageNames[language])[0] ??
  tag;

const yesWords = ['yes', 'true', '1'];
const lowerCase = (cell: string) => cell.toLocaleLowerCase('en');

/** The fields, in the order in which a conflict shows them. */
export const doctorFields: readonly DoctorField[] = [
  ...doctorTextFields.map((name) => {
    const of = (doctor: SheetDoctor) => (name === 'fees' ? rupeesForField(doctor.feePaise) : doctor[name]);
    return textField('person', name, doctorFieldRules[name], { of }, doctorFieldRules[name]);
  }),
  textField('person', 'ekalink', ekalinkRule, { of: ({ ekalink }) => ekalink ?? '' }),
  // A list of rooms is a list of doors: whoever finds the file could enter a visit.
  textField('person', 'videoLink', videoLinkRule, null),
  ...(['registrationCouncil', 'registrationNumber'] as const).map((name) =>
    textField('registration', name, registrationRules[name], { of: (doctor) => doctor[name] ?? '' }),
  ),
  ...doctorTextRules.map((rule) =>
    textField('texts', rule.name, rule, { of: ({ texts = {} }) => doctorTextValues(texts)[rule.name] }, rule),
  ),
  textField(
    'choices',
    'gender',
    { label: genderLabel },
    { of: ({ gender }) => gender ?? '', sent: (cell) => lowerCase(cell.trim()) },
  ),
  textField(
    'choices',
    'paymentBefore',
    { label: paymentBeforeLabel },
    { of: ({ paymentBefore }) => paymentBefore ?? '', sent: (cell) => lowerCase(cell.trim()) },
  ),
  listField('choices', 'languages', languagesLabel, ({ languages = [] }) => languages, {
    shown: languageName,
  }),
  listField('times', 'hospitalSlots', 'Hospital Slots', (doctor) => doctor.hospitalSlots.map(slotLabel)),
  listField('times', 'videoSlots', 'Video Slots', (doctor) => doctor.videoSlots.map(slotLabel)),
  listField('times', 'workingDays', 'Working Days', ({ workingDays = usualWorkingDays }) => workingDays, {
    fresh: listText(usualWorkingDays),
  }),
  {
    name: weekdayHoursField,
    label: weekdayHoursLabel,
    group: 'times',
    form: {
      text: ({ weekdayHours }) => weekdayHoursText(weekdayHours),
      put: (form, { weekdayHours }) => setTexts(form, weekdayHoursField, weekdayHours),
    },
    sheet: {
      of: ({ weekdayHours = {} }) => weekdayHoursText(weekdayHoursTexts(weekdayHours)),
      // A text that is no list of hours goes to the schema, which refuses it.
      sent: (cell) => hoursOfCell(cell) ?? cell,
    },
  },
  {
    name: 'leave',
    label: 'Leave',
    group: 'times',
    form: {
      text: ({ leave }) => leaveText(leave),
      put: (form, { leave }) => form.set('leave', JSON.stringify(leave)),
    },
  },
  {
    name: 'availability',
    label: 'Availability',
    group: 'site',
    sheet: {
      of: ({ availability = 'available' }) => availability,
      sent: (cell) => (cell === '' ? undefined : lowerCase(cell)),
      fresh: 'available',
    },
  },
  {
    name: 'isActive',
    label: 'Show on the website',
    group: 'site',
    form: {
      text: ({ text }) => (text.isActive === 'false' ? 'No' : 'Yes'),
      put: (form, { text }) => form.set('isActive', text.isActive ?? ''),
    },
    sheet: {
      of: ({ isActive = true }) => (isActive ? 'yes' : 'no'),
      sent: (cell) => String(yesWords.includes(lowerCase(cell))),
      fresh: 'yes',
    },
  },
];
