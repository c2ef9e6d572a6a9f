/**
 * Values and types of the appointment store. Safe for the browser; the forms, the API, the tables and the
 * tests import them.
 */

import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import type { MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import type { Paise } from '#app/money/money.ts';
import type { AboutPerson } from './about-person.ts';

export const visitKinds = ['hospital', 'video'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitLabels: Readonly<Record<VisitKind, string>> = {
  hospital: 'At the hospital',
  video: 'By video',
};

export const statuses = ['requested', 'confirmed', 'completed', 'cancelled', 'no-show'] as const;
export type AppointmentStatus = (typeof statuses)[number];

export const statusLabels: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'Did not come',
};

/** Statuses of a visit to come. */
const liveStatuses = ['requested', 'confirmed'] as const satisfies readonly AppointmentStatus[];

export const isLive = (status: AppointmentStatus) => liveStatuses.some((live) => live === status);

/**
 * Whether an appointment counts as booked: in every heading, chip and count of a day, and in the summary. Its outcome does not
 * matter; a cancelled one counts as cancelled.
 */
export const isBooked = ({ status }: { readonly status: AppointmentStatus }): boolean =>
  status !== 'cancelled';

/** Whether an appointment keeps its slot from others: a completed visit does too, also before its time is over. */
export const holdsSlot = ({ status, inBetween }: Pick<Appointment, 'status' | 'inBetween'>): boolean =>
  !inBetween && (isLive(status) || status === 'completed');

/** Whether the person of a visit is with the doctor now, and no longer waits. */
export const isWithDoctor = ({
  status,
  withDoctorAt,
}: {
  readonly status: AppointmentStatus;
  readonly withDoctorAt: Date | null;
}): boolean => status === 'confirmed' && withDoctorAt !== null;

/** Allowed status transitions. */
export const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  requested: ['confirmed', 'cancelled', 'no-show'],
  confirmed: ['completed', 'cancelled', 'no-show'],
  completed: [],
  cancelled: [],
  'no-show': [],
};

/** Answers to the question whether it is safe to call a phone, as lists, pages and forms of the staff area show them. */
export const callAnswerTexts = { '': 'Not asked', true: 'Yes', false: 'No' } as const;

/** The answer as a form field has it; empty if nobody asked. */
export const callAnswerOf = (isSafe: boolean | null): keyof typeof callAnswerTexts => `${isSafe ?? ''}`;

export const callAnswerText = (isSafe: boolean | null): string => callAnswerTexts[callAnswerOf(isSafe)];

/** The answer with its question, for lists. */
export const safeToCallText = (isSafe: boolean | null): string => `Safe to call: ${callAnswerText(isSafe)}`;

export const bookedFor = ['self', 'other'] as const;
type BookedFor = (typeof bookedFor)[number];

/** Kinds of entries in the history of an appointment. */
export const changeKinds = [
  'booked',
  'moved',
  'confirmed',
  'arrived',
  'with-doctor',
  'completed',
  'cancelled',
  'no-show',
  'taken-back',
  'corrected',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Action names in the audit log. */
export const appointmentActions = {
  book: 'appointment.book',
  read: 'appointment.read',
  readPerson: 'appointment.read-person',
  list: 'appointment.list',
  exportList: 'appointment.export-list',
  checkKnown: 'appointment.check-known',
  move: 'appointment.move',
  handOver: 'appointment.hand-over',
  confirm: 'appointment.confirm',
  arrive: 'appointment.arrive',
  withDoctor: 'appointment.with-doctor',
  complete: 'appointment.complete',
  cancel: 'appointment.cancel',
  releaseNetwork: 'appointment.release-network',
  noShow: 'appointment.no-show',
  takeBack: 'appointment.take-back',
  correct: 'appointment.correct',
  videoLink: 'appointment.video-link',
  chooseLanguage: 'appointment.choose-language',
  describePerson: 'appointment.describe-person',
  answerMessages: 'appointment.answer-messages',
  stopMessages: 'appointment.stop-messages',
  exportPerson: 'appointment.export',
  erase: 'appointment.erase',
} as const;

/** Visits to come that one phone usually books online. The desk sees a mark at phones with more of them. */
export const usualOnlineVisits = 4;

/** Visits of a weekly series that staff book in one go. */
export const seriesLimits = { least: 2, most: 12 } as const;

/** Days ahead that staff may book, for follow-ups. The horizon of visitors is a hospital fact. */
export const staffHorizonDays = 365;

/** Value of the buttons that stop all messages to a phone: on the page of the own appointment, and at the desk. */
export const stopMessagesStep = 'stop-messages';

/** Maximum lengths in characters, for validation and for `maxlength`. */
export const appointmentLimits = {
  ...contactLimits,
  email: 254,
  note: 500,
  reason: 200,
} as const;

/**
 * Version of the privacy notice beside the consent checkbox. Raise it when the meaning of the notice changes.
 */
export const noticeVersion = 2;

/**
 * An appointment in a list, without note and history: notes are shown only where one appointment is opened
 * (decision 0043).
 */
export interface AppointmentSummary {
  readonly id: string;
  readonly reference: string;
  readonly doctorId: string;
  /** The doctor's name at booking, or when the visit was handed to this doctor. */
  readonly doctorName: string;
  readonly visit: VisitKind;
  /** Day in India, such as '2026-11-20'. */
  readonly day: string;
  /** Slot in minutes after midnight. */
  readonly minute: number;
  readonly status: AppointmentStatus;
  /** Booked by staff between two slots. Such an appointment holds no slot. */
  readonly inBetween: boolean;
  readonly patientName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly bookedFor: BookedFor;
  readonly bookerName: string | null;
  /** The adult who accompanies a patient under 18. */
  readonly adultName: string | null;
  /** Answer to the question whether it is safe to call the phone. Null: not asked. */
  readonly safeToCall: boolean | null;
  readonly callAs: string | null;
  readonly bestTime: string | null;
  /** Answer to the question whether messages may be sent to the phone. Null: not asked, or not answered. */
  readonly messageChannel: MessageAnswer | null;
  /** Language of the patient: that of the page where it was booked, or the one chosen at the desk; null if it is not known. */
  readonly language: Locale | null;
  /** The doctor's fee at booking. */
  readonly feePaise: Paise;
  readonly arrivedAt: Date | null;
  /** When the person went in to the doctor. A mark of the waiting room, no status: the visit stays confirmed (decision 0133). */
  readonly withDoctorAt: Date | null;
  readonly createdAt: Date;
  /** Booked or changed by a visitor, and not opened by staff since. */
  readonly isNew: boolean;
  /** A visitor asked for this time beyond a limit: the request holds no time until the desk confirms it. */
  readonly isUnheld: boolean;
  readonly version: number;
}

export interface AppointmentChange {
  readonly at: Date;
  /** User id of the staff member; null for the visitor or the site itself. */
  readonly by: string | null;
  readonly what: ChangeKind;
  readonly from: { readonly day: string; readonly minute: number } | null;
  /** Names of the doctors if the change handed the visit to another doctor, or took that back. */
  readonly handedOver: { readonly from: string; readonly to: string } | null;
  readonly reason: string | null;
}

/** An appointment with note, age group, sex and history, which no list has. */
export interface Appointment extends AppointmentSummary, AboutPerson {
  readonly note: string | null;
  readonly cancelReason: string | null;
  /** Oldest first. */
  readonly history: readonly AppointmentChange[];
}
