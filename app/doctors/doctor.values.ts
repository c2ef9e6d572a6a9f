/** Plain values of the doctor store, shared by the form, the action, the API, the tables and the tests. */

import { mailAddressRule } from '#app/contact-details/mail-address.ts';
import { phoneDigits, phoneMessage, phonePattern, writtenPhoneLength } from '#app/contact-details/phone.ts';
import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';
import { type Paise, parseMoney, typedRupees } from '#app/money/money.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { Leave } from './hours/doctor-hours.ts';

export const availabilities = ['available', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

/** What the audit log says of doctors. */
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
  noSuchMove: 'Doctors cannot be moved so.',
  notInBin: 'This doctor is no longer in the bin.',
} as const;

/** A fee as its field shows it; a text that is no amount stays as it is, for the pattern to refuse. */
function typedFee(text: string): string {
  const fee = parseMoney(text);
  return fee === undefined ? text : typedRupees(fee);
}

export interface DoctorFieldRule {
  readonly label: string;
  readonly maxLength: number;
  /** Beneath the field when it is empty, or when it does not match the pattern. */
  readonly message: string;
  /** A regular expression for the whole value, in the syntax HTML and JavaScript share. */
  readonly pattern?: string;
  /** Brings what people write, such as '1,200', into the form that is checked and stored. */
  readonly normalise?: (text: string) => string;
  /** Of what may be typed, where that is more than what is stored. */
  readonly typedLength?: number;
}

const required = (label: string, maxLength: number): DoctorFieldRule => ({
  label,
  maxLength,
  message: `${label} is required.`,
});

/** The required text fields of a doctor and their messages (requirement 51). */
export const doctorFieldRules = {
  name: required('Name', 100),
  specialization: required('Specialization', 120),
  hospital: required('Hospital', 160),
  qualification: required('Qualification', 300),
  experience: {
    label: 'Experience',
    maxLength: 2,
    pattern: '[0-9]+',
    message: 'Experience must be a number.',
  },
  fees: {
    label: 'Fees',
    maxLength: 6,
    typedLength: 16,
    pattern: '[0-9]+',
    normalise: typedFee,
    message: 'Fees must be a number.',
  },
  phone: {
    label: 'Phone',
    maxLength: 10,
    typedLength: writtenPhoneLength,
    pattern: phonePattern,
    normalise: (text) => phoneDigits(text) ?? text,
    message: phoneMessage,
  },
  email: {
    label: 'Email',
    ...mailAddressRule,
  },
  awards: required('Member of (Awards)', 500),
  about: required('About', 4000),
} as const satisfies Record<string, DoctorFieldRule>;

export type DoctorTextField = keyof typeof doctorFieldRules;
export const doctorTextFields = Object.keys(doctorFieldRules) as DoctorTextField[];

/** Optional: the doctor's profile or booking page elsewhere. The text 'null' means none. */
export const ekalinkRule = {
  label: 'Profile or booking link (ekalink)',
  maxLength: 500,
  // An account before the host ('https://bank.example@elsewhere.example') would show readers one site and open another.
  pattern: 'https://[^\\s"@\\/?#\\\\]+(?:[\\/?#][^\\s"]*)?',
  message: 'Enter the address as the browser shows it, starting with https://.',
} as const satisfies DoctorFieldRule;

export const tooLongMessage = (rule: DoctorFieldRule) =>
  `${rule.label} is too long: at most ${rule.maxLength} characters.`;

/**
 * One text field in the form in which it is checked, compared and stored.
 *
 * @param value as typed or pasted
 */
export function fieldText({ normalise }: DoctorFieldRule, value: string): string {
  const text = withoutUnseenMarks(value).trim();
  return normalise ? normalise(text) : text;
}

/**
 * What is wrong with one text field, or undefined. The form asks before it sends, the server asks again.
 *
 * @param value as typed; what `fieldText` takes away does not count
 */
export function fieldMessage(rule: DoctorFieldRule, value: string): string | undefined {
  const text = fieldText(rule, value);
  if (text === '') return rule.message;
  if (rule.pattern && !new RegExp(`^(?:${rule.pattern})$`, 'v').test(text)) return rule.message;
  if (text.length > rule.maxLength) return tooLongMessage(rule);
  return undefined;
}

/** What may be shown of a doctor to anybody. */
export interface Doctor {
  readonly id: string;
  /** The last part of the page's address. */
  readonly slug: string;
  readonly name: string;
  readonly specialization: string;
  readonly hospital: string;
  readonly about: string;
  readonly qualification: string;
  readonly awards: string;
  /** Years, as digits. */
  readonly experience: string;
  /** For one consultation, in whole rupees. */
  readonly feePaise: Paise;
  readonly availability: Availability;
  /** Null for a drawn portrait. */
  readonly pictureUrl: string | null;
  /** Minutes of the day, in its order, as are the slots for video. */
  readonly hospitalSlots: readonly number[];
  readonly videoSlots: readonly number[];
  readonly ekalink: string | null;
  /** In the order of the week. */
  readonly workingDays: readonly Weekday[];
  /** Who registered the doctor and under which number: both or neither. */
  readonly registrationCouncil: string | null;
  readonly registrationNumber: string | null;
  readonly isActive: boolean;
}

/** What a card shows of a doctor: a public page sends nothing more, since it is sent twice. */
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
> & {
  readonly visitsAtHospital: boolean;
  readonly visitsByVideo: boolean;
  /** By qualification, for search engines; a psychologist or therapist is none. */
  readonly isPhysician: boolean;
};

/** What staff see besides: the doctor's own phone and mail, days of leave, and the version an edit starts from. */
export interface StaffDoctor extends Doctor {
  readonly contact: { readonly phone: string; readonly email: string };
  readonly leave: readonly Leave[];
  readonly version: number;
}

/** A doctor there is already, when one with the same name and phone is added. */
export interface Namesake {
  readonly id: string;
  readonly name: string;
}

export const namesakeMessage = 'A doctor with this name and phone exists already.';

/** Messages for a failed save whose cause is not in the form (requirement 58). */
export const saveFailures = { create: 'Failed to create doctor', update: 'Failed to update doctor' } as const;

/** A page of the directory, or of what a search found in it. */
export interface DirectoryPage {
  /** Those on this page, by name. */
  readonly doctors: readonly DoctorSummary[];
  readonly page: number;
  readonly pages: number;
  /** On all pages. */
  readonly count: number;
  /** Whether a search would find more than are counted. */
  readonly hasMore: boolean;
  /** Whether this page has every doctor there is, whatever is searched for: then it searches by itself. */
  readonly isWhole: boolean;
}
