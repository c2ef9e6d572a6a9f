/** Values and types of the waiting list. Safe for the browser. */
import type { VisitKind } from '../appointment.values.ts';

export const waitingStatuses = ['waiting', 'booked', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/**
 * Outcomes that staff record. After `declined` the person waits for another time; after `not-reached` those who were
 * not called today come first; `booked` and `left` end the entry.
 */
export const waitingOutcomes = ['booked', 'declined', 'not-reached', 'left'] as const;
export type WaitingOutcome = (typeof waitingOutcomes)[number];

/** Action names in the audit log. */
export const waitingActions = {
  add: 'waiting.add',
  booked: 'waiting.booked',
  declined: 'waiting.declined',
  notReached: 'waiting.not-reached',
  leave: 'waiting.leave',
  putBack: 'waiting.put-back',
  readPerson: 'waiting.read-person',
  exportPerson: 'waiting.export',
  erase: 'waiting.erase',
} as const;

/** Refusals. Only staff use the waiting list, so they are in English. */
export const waitingMessages = {
  agreed: 'Ask whether we may call, and tick it.',
  dayOver: 'This day is over. Choose a later one.',
  dayOrder: 'The last day is before the first.',
  dayFar: 'At most 90 days ahead. Choose an earlier day.',
  outcome: 'Choose what came of the call.',
  gone: 'There is no such entry on the waiting list.',
  ended: 'A colleague has taken this person off the list already.',
  stillWaiting: 'This phone is on the waiting list. Take it off first.',
} as const;

/** Days ahead that an entry may wait for, including today. */
export const waitingHorizonDays = 90;

/** A time that was offered to a person. */
export interface OfferedTime {
  readonly day: string;
  readonly minute: number;
}

/** A time as stored in the list of declined times. */
export const timeKey = ({ day, minute }: OfferedTime) => `${day} ${minute}`;

/** A person who waits for a time of a doctor, and agreed to be called. */
export interface WaitingEntry {
  readonly id: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly visit: VisitKind;
  /** First and last day that suit the person; the same day if only one does. */
  readonly fromDay: string;
  readonly untilDay: string;
  readonly patientName: string;
  readonly phone: string;
  /** Answer to the question whether it is safe to call the phone. Null: not asked. */
  readonly safeToCall: boolean | null;
  readonly status: WaitingStatus;
  /** Calls that reached nobody. */
  readonly tries: number;
  readonly lastTriedAt: Date | null;
  /** Times that the person did not want, as {@link timeKey} writes them. */
  readonly declined: readonly string[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}
