/** Plain values of the doctor store, shared by the form, the action, the API, the tables and the tests. */

import { mailAddressRule } from '#app/contact-details/mail-address.ts';
import { parsePhone, phoneFault, phoneMessage, phonePattern } from '#app/contact-details/phone.ts';
import { webLinkLength, webLinkMessage, webLinkPattern } from '#app/contact-details/web-link.ts';
import type { EnteredTexts } from '#app/languages/entered-texts.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';
import { type Paise, parseMoney, rupeesForField } from '#app/money/money.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { PaymentBefore } from './payment-before.ts';

export const availabilities = ['available', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

export const genders = ['woman', 'man'] as const;
export type Gender = (typeof genders)[number];

/** Languages in which a doctor may consult, as language tags, the most common ones of the region first. */
export const consultingLanguages = [
  'hi',
  'pa',
  'en',
  'bgc',
  'ur',
  'doi',
  'ks',
  'ne',
  'bn',
  'ta',
  'ml',
] as const;
export type ConsultingLanguage = (typeof consultingLanguages)[number];

/** Names of the audit log actions for doctors. */
export const doctorActions = {
  create: 'doctor.create',
  update: 'doctor.update',
  available: 'doctor.available',
  unavailable: 'doctor.unavailable',
  delete: 'doctor.delete',
  restore: 'doctor.restore',
  emptyBin: 'doctor.empty-bin',
  order: 'doctor.order',
} as const;

export const doctorMessages = {
  gone: 'There is no such doctor.',
  changedMeanwhile:
    'Somebody else has changed this doctor in the meantime. Open the doctor again to see the change.',
  gender: "Choose 'woman' or 'man', or leave it empty.",
  languages: 'Choose languages from the list.',
  noSuchMove: 'Doctors cannot be moved so.',
  notInBin: 'This doctor is no longer in the bin.',
} as const;

/** Normalizes a typed fee to digits. A text that is not an amount stays unchanged, and the pattern refuses it. */
function typedFee(text: string): string {
  const fee = parseMoney(text);
  return fee === undefined ? text : rupeesForField(fee);
}

export interface DoctorFieldRule {
  readonly label: string;
  readonly maxLength: number;
  /** Shown when the field is empty or does not match the pattern. */
  readonly message: string;
  /** Whether the text may have several lines. */
  readonly hasLines?: true;
  /** Regular expression for the whole value, in the syntax that HTML and JavaScript share. */
  readonly pattern?: string;
  /** Message for a text that does not match the pattern, where there are several. */
  readonly messageFor?: (text: string) => string | undefined;
  /**
   * Converts typed text, such as '1,200', into the form that is checked and stored. The field then has no `maxlength`: a browser
   * would cut '+91 (0) 98765 - 43210' to another number.
   */
  readonly normalise?: (text: string) => string;
}

const required = (label: string, maxLength: number): DoctorFieldRule => ({
  label,
  maxLength,
  message: `${label} is required.`,
});

/** Required text fields of a doctor and their messages (requirement 51). */
export const doctorFieldRules = {
  name: required('Name', 100),
  specialization: required('Specialization', 120),
  hospital: required('Hospital', 160),
  qualification: { ...required('Qualification', 300), hasLines: true },
  experience: {
    label: 'Experience',
    maxLength: 2,
    pattern: '[0-9]+',
    normalise: withPlainDigits,
    message: 'Experience must be a number.',
  },
  fees: {
    label: 'Fees',
    maxLength: 6,
    pattern: '[0-9]+',
    normalise: typedFee,
    message: 'Fees must be a number.',
  },
  phone: {
    label: 'Phone',
    maxLength: 10,
    pattern: phonePattern,
    normalise: (text) => parsePhone(text) ?? text,
    message: phoneMessage,
    messageFor: phoneFault,
  },
  email: {
    label: 'Email',
    ...mailAddressRule,
  },
  awards: { ...required('Member of (Awards)', 500), hasLines: true },
  about: { ...required('About', 4000), hasLines: true },
} as const satisfies Record<string, DoctorFieldRule>;

export type DoctorTextField = keyof typeof doctorFieldRules;
export const doctorTextFields = Object.keys(doctorFieldRules) as DoctorTextField[];

/** Optional link to the doctor's profile or booking page on another site. The text 'null' means none. */
export const ekalinkRule = {
  label: 'Profile or booking link',
  maxLength: webLinkLength,
  pattern: webLinkPattern,
  message: webLinkMessage,
} as const satisfies DoctorFieldRule;

/** Optional link to the room in which a doctor holds video visits. Never public (decision 0127). */
export const videoLinkRule = {
  ...ekalinkRule,
  label: 'Link for video visits',
} as const satisfies DoctorFieldRule;

export const genderLabel = 'Woman or man';

export const languagesLabel = 'Languages';

export const fieldTooLongMessage = (rule: DoctorFieldRule) =>
  `${rule.label} is too long: at most ${rule.maxLength} characters.`;

/**
 * Normalizes a text field to the form in which it is checked, compared and stored.
 *
 * @param value as typed or pasted
 */
export function normalizedFieldText({ normalise }: DoctorFieldRule, value: string): string {
  const text = withoutUnseenMarks(value).trim();
  return normalise ? normalise(text) : text;
}

/**
 * Returns the error message of a text field, or undefined. The form checks before it submits, and the server again.
 *
 * @param value as typed; characters that `normalizedFieldText` removes do not count
 */
export function fieldError(rule: DoctorFieldRule, value: string): string | undefined {
  const text = normalizedFieldText(rule, value);
  if (text === '') return rule.message;
  if (rule.pattern && !new RegExp(`^(?:${rule.pattern})$`, 'v').test(text))
    return rule.messageFor?.(text) ?? rule.message;
  if (text.length > rule.maxLength) return fieldTooLongMessage(rule);
  return undefined;
}

/** Texts of a doctor that may also be entered in each other locale. */
export const doctorTexts = [
  'name',
  'hospital',
  'qualification',
  'awards',
  'registrationCouncil',
  'about',
] as const;
export type DoctorText = (typeof doctorTexts)[number];

/**
 * Period without appointments: whole days, or the same hours of each day. `from` and `to` are both included. The two
 * times are on a 24-hour clock, such as '14:00', and both or neither are there.
 */
export interface Leave {
  readonly from: string;
  readonly to: string;
  readonly fromTime?: string;
  readonly toTime?: string;
  /** Shown to staff only. May be empty. */
  readonly note: string;
}

/** Hours of a day in minutes of the day, such as 540 to 780 for 09:00 to 13:00. */
interface DayHours {
  readonly from: number;
  readonly to: number;
}

/** Hours by weekday. A weekday that is missing has the usual hours. */
export type WeekdayHours = Readonly<Partial<Record<Weekday, DayHours>>>;

/** Public data of a doctor. */
export interface Doctor {
  readonly id: string;
  /** Last part of the page's address. */
  readonly slug: string;
  readonly name: string;
  readonly specialization: string;
  readonly hospital: string;
  readonly about: string;
  readonly qualification: string;
  readonly awards: string;
  /** Years, as digits. */
  readonly experience: string;
  /** Fee for one consultation, always a multiple of 100 paise. */
  readonly feePaise: Paise;
  readonly availability: Availability;
  /** Null means a drawn portrait. */
  readonly pictureUrl: string | null;
  /** Minutes of the day in ascending order, like `videoSlots`. */
  readonly hospitalSlots: readonly number[];
  readonly videoSlots: readonly number[];
  readonly ekalink: string | null;
  /** Monday first. */
  readonly workingDays: readonly Weekday[];
  /** Hours of single weekdays, instead of the usual slots. Empty if there are none. */
  readonly weekdayHours: WeekdayHours;
  /** Council and number of the registration: both set or both null. */
  readonly registrationCouncil: string | null;
  readonly registrationNumber: string | null;
  /** Null if it was not said. */
  readonly gender: Gender | null;
  /** In the order of `consultingLanguages`. Empty if none was entered. */
  readonly languages: readonly ConsultingLanguage[];
  /** Texts in other locales. The fields above have those in the default locale. */
  readonly texts: EnteredTexts<DoctorText>;
  readonly isActive: boolean;
}

/** Data of a doctor's card. Public pages send only these fields, because serialized data adds to the size of the page. */
export type DoctorSummary = Pick<
  Doctor,
  | 'id'
  | 'slug'
  | 'name'
  | 'specialization'
  | 'hospital'
  | 'experience'
  | 'feePaise'
  | 'availability'
  | 'pictureUrl'
  | 'ekalink'
  | 'registrationCouncil'
  | 'registrationNumber'
  | 'languages'
  | 'texts'
> & {
  readonly visitsAtHospital: boolean;
  readonly visitsByVideo: boolean;
  /** Whether the qualification includes a medical degree. Used for search engines; psychologists are not physicians. */
  readonly isPhysician: boolean;
};

/** Doctor with the data for staff only: own phone and mail, room of video visits, leave, and the version that an edit starts from. */
export interface StaffDoctor extends Doctor {
  readonly contact: { readonly phone: string; readonly email: string };
  readonly videoLink: string | null;
  readonly leave: readonly Leave[];
  /** Null if no visit is to be paid before. */
  readonly paymentBefore: PaymentBefore | null;
  readonly version: number;
}

/** Existing doctor with the same name and phone as a doctor that is being added. */
export interface Namesake {
  readonly id: string;
  readonly name: string;
}

export const namesakeMessage = 'A doctor with this name and phone exists already.';

/** Messages for a save that fails for a reason outside the form (requirement 58). */
export const saveFailureMessages = {
  create: 'Failed to create doctor',
  update: 'Failed to update doctor',
} as const;
