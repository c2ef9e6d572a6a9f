/** Plain values of the appointment store, shared by the forms, the API, the tables and the tests. */

import { reachLimits } from '#app/hospital-facts/reach.ts';
import type { Paise } from '#app/money/money.ts';

export const visits = ['hospital', 'video'] as const;
export type Visit = (typeof visits)[number];

export const visitLabels: Readonly<Record<Visit, string>> = {
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

/** Those that hold their slot. */
const liveStatuses = ['requested', 'confirmed'] as const satisfies readonly AppointmentStatus[];

export const isLive = (status: AppointmentStatus) => liveStatuses.some((live) => live === status);

/** To what an appointment may change; nothing else is possible. */
export const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  requested: ['confirmed', 'cancelled', 'no-show'],
  confirmed: ['completed', 'cancelled', 'no-show'],
  completed: [],
  cancelled: [],
  'no-show': [],
};

/** For whom an appointment was booked. */
export const bookedFor = ['self', 'other'] as const;
type BookedFor = (typeof bookedFor)[number];

/** What the history of an appointment says. */
export const changeKinds = [
  'booked',
  'moved',
  'confirmed',
  'arrived',
  'completed',
  'cancelled',
  'no-show',
  'taken-back',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What the audit log says of appointments. */
export const appointmentActions = {
  book: 'appointment.book',
  read: 'appointment.read',
  move: 'appointment.move',
  confirm: 'appointment.confirm',
  arrive: 'appointment.arrive',
  complete: 'appointment.complete',
  cancel: 'appointment.cancel',
  noShow: 'appointment.no-show',
  takeBack: 'appointment.take-back',
  exportPerson: 'appointment.export',
  erase: 'appointment.erase',
} as const;

/** How many live appointments one phone may have. */
export const liveLimits = { withOneDoctor: 2, inAll: 4 } as const;

/** Visitors choose among the days of the site facts; staff book follow-ups far ahead. */
export const staffHorizonDays = 365;

/** The longest texts, for `maxlength` too. */
export const appointmentLimits = {
  ...reachLimits,
  email: 254,
  note: 500,
  reason: 200,
} as const;

/** The edition of the notice that stands beside the consent. Raise it whenever the notice says something else. */
export const noticeEdition = 1;

/** What a list shows of an appointment: neither the note nor the history. */
export interface AppointmentSummary {
  readonly id: string;
  readonly reference: string;
  readonly doctorId: string;
  /** As it was when the appointment was booked. */
  readonly doctorName: string;
  readonly visit: Visit;
  /** Such as '2026-11-20', by the hospital's calendar. */
  readonly day: string;
  /** The slot, in minutes of that day. */
  readonly minute: number;
  readonly status: AppointmentStatus;
  /** Beside a taken slot, on purpose. */
  readonly inBetween: boolean;
  readonly patientName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly bookedFor: BookedFor;
  readonly bookerName: string | null;
  /** Who comes along with somebody under 18. */
  readonly adultName: string | null;
  readonly safeToCall: boolean;
  readonly callAs: string | null;
  readonly bestTime: string | null;
  /** The doctor's fee when it was booked. */
  readonly feePaise: Paise;
  readonly arrivedAt: Date | null;
  readonly createdAt: Date;
  /** Booked by a visitor and not looked at by staff since. */
  readonly isNew: boolean;
  readonly version: number;
}

export interface AppointmentChange {
  readonly at: Date;
  /** Who of the staff; null for the visitor, or the site itself. */
  readonly by: string | null;
  readonly what: ChangeKind;
  readonly from: { readonly day: string; readonly minute: number } | null;
  readonly reason: string | null;
}

/** An appointment as whoever opens it sees it. */
export interface Appointment extends AppointmentSummary {
  readonly note: string | null;
  readonly cancelReason: string | null;
  /** The oldest first. */
  readonly history: readonly AppointmentChange[];
}
