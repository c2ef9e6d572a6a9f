/** Values of the doctor form as typed. They are used to check the form, to show it again, and to restore a draft. */
import { enteredTextName, isEnteredTextName } from '#app/languages/entered-texts.ts';
import type { Script } from '#app/languages/locale-definition.ts';
import { rupeesForField } from '#app/money/money.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { RefusedEdit } from '#app/ui/form/refused-form.ts';
import type { Leave } from './doctor.values.ts';
import {
  doctorFieldRules,
  doctorTextFields,
  doctorTexts,
  ekalinkRule,
  fieldError,
  type Namesake,
  type StaffDoctor,
  videoLinkRule,
} from './doctor.values.ts';
import {
  hoursMessages,
  leaveMessage,
  leaveRows,
  registrationMessage,
  usualWorkingDays,
} from './hours/doctor-hours.ts';
import { weekdayHoursTexts } from './hours/weekday-hours.ts';

/** Form values as typed, shown again next to the error messages. */
export interface DoctorFormValues {
  readonly text: Readonly<Record<string, string>>;
  readonly hospitalSlots: readonly string[];
  readonly videoSlots: readonly string[];
  readonly workingDays: readonly string[];
  /** Two texts for each weekday, Monday first. */
  readonly weekdayHours: readonly string[];
  readonly languages: readonly string[];
  readonly leave: readonly Leave[];
  /** Whether a picture was sent. Browsers do not let a page refill a file field, so the form asks for it again. */
  readonly hadPicture: boolean;
}

/** A visit that is booked during a leave which a form would add. */
export interface BookedVisit {
  readonly id: string;
  /** Time and name. */
  readonly text: string;
}

/** Response to a doctor form that the server did not save. */
export interface RefusedDoctorForm extends RefusedEdit<DoctorFormValues> {
  /** Existing doctor with the same name and phone. */
  readonly namesake?: Namesake;
  /** Visits that are booked during the leave of the form. */
  readonly booked?: readonly BookedVisit[];
}

/** Lists of the form that depend on the languages of the site. The server sends them, so the browser loads no list of locales. */
export interface DoctorFormLists {
  /** The names that are stored. */
  readonly specialties: readonly string[];
  /** Fields for the texts in each other language. The server alone checks these texts. */
  readonly languages: readonly {
    readonly tag: string;
    readonly name: string;
    readonly script: Script;
    readonly fields: readonly {
      readonly name: string;
      readonly label: string;
      readonly maxLength: number;
      readonly multiline: boolean;
    }[];
  }[];
}

/** Optional texts of the form. One that a request of the API does not send stays as it is. */
export const optionalDoctorTexts = [
  'ekalink',
  'videoLink',
  'registrationCouncil',
  'registrationNumber',
  'gender',
  'paymentBefore',
] as const;

/** The texts in other languages by the names of their fields. */
const localizedTexts = ({ texts }: Pick<StaffDoctor, 'texts'>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([tag, own]) =>
      Object.entries(own).map(([text, value]) => [enteredTextName(text, tag), value]),
    ),
  );

function storedText({ contact, ...doctor }: StaffDoctor): Readonly<Record<string, string>> {
  const { feePaise, ...texts } = { ...doctor, ...contact };
  const stored = { ...texts, fees: rupeesForField(feePaise) };
  return {
    ...Object.fromEntries(doctorTextFields.map((name) => [name, stored[name]])),
    ...Object.fromEntries(optionalDoctorTexts.map((name) => [name, doctor[name] ?? ''])),
    ...localizedTexts(doctor),
    isActive: String(doctor.isActive),
    version: String(doctor.version),
  };
}

/** Form values of a stored doctor, or those of an empty form. */
export function doctorFormValuesOf(doctor: StaffDoctor | undefined): DoctorFormValues {
  return {
    text: doctor ? storedText(doctor) : {},
    hospitalSlots: doctor?.hospitalSlots.map(slotLabel) ?? [],
    videoSlots: doctor?.videoSlots.map(slotLabel) ?? [],
    workingDays: doctor?.workingDays ?? usualWorkingDays,
    weekdayHours: weekdayHoursTexts(doctor?.weekdayHours ?? {}),
    languages: doctor?.languages ?? [],
    leave: doctor?.leave ?? [],
    hadPicture: false,
  };
}

type Fields = FormData | URLSearchParams;

/** Reads the form values from a form in the browser, a draft, or a request for the card preview. */
export function readDoctorFormValues(fields: Fields): DoctorFormValues {
  const chosen = (name: string) => fields.getAll(name).map(String).filter(Boolean);
  const localized = [...fields.keys()].filter((name) => isEnteredTextName(name, doctorTexts));
  const names = [...doctorTextFields, ...optionalDoctorTexts, ...localized, 'isActive', 'version'];
  return {
    // A check box follows a hidden field of the same name, so the last value counts.
    text: Object.fromEntries(names.map((name) => [name, String(fields.getAll(name).at(-1) ?? '')])),
    hospitalSlots: chosen('hospitalSlots'),
    videoSlots: chosen('videoSlots'),
    workingDays: chosen('workingDays'),
    weekdayHours: fields.getAll('weekdayHours').map(String),
    languages: chosen('languages'),
    leave: leaveRows(fields),
    hadPicture: false,
  };
}

/** Error messages by field. The server checks the form again with the same rules, and alone the hours of weekdays. */
export function doctorFormErrors({ text, workingDays, leave }: DoctorFormValues): Record<string, string> {
  const typed = (name: string) => text[name] ?? '';
  const linkError = (rule: typeof ekalinkRule | typeof videoLinkRule, name: string) => {
    const link = typed(name).trim();
    return link === '' || link === 'null' ? undefined : fieldError(rule, link);
  };
  const { registrationCouncil: council, registrationNumber: number } = text;
  const registration = registrationMessage(council ?? '', number ?? '');
  const found = {
    ...Object.fromEntries(
      doctorTextFields.map((name) => [name, fieldError(doctorFieldRules[name], typed(name))]),
    ),
    ekalink: linkError(ekalinkRule, 'ekalink'),
    videoLink: linkError(videoLinkRule, 'videoLink'),
    [(council ?? '').trim() === '' ? 'registrationCouncil' : 'registrationNumber']: registration,
    workingDays: workingDays.length === 0 ? hoursMessages.noWorkingDay : undefined,
    leave: leaveMessage(leave),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** An open form: for a new doctor, a copy of a doctor, or a doctor that is being edited. */
interface OpenedForm {
  readonly edited?: string;
  readonly isTimesAlone?: boolean;
  readonly copied?: string;
}

/** Name under which the browser stores the draft of a form. */
export function doctorDraftName({ edited, isTimesAlone, copied }: OpenedForm = {}): string {
  if (edited !== undefined) return isTimesAlone ? `times of doctor ${edited}` : `doctor ${edited}`;
  return copied === undefined ? 'new doctor' : `new doctor like ${copied}`;
}
