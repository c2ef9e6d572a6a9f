/** Records stored under one phone, and what an erasure does with them. Safe for the browser. */

/** Counts of the records of one phone. */
export interface PersonRecords {
  readonly phone: string;
  /** All names stored under the phone: a family may share one. */
  readonly names: readonly string[];
  readonly visits: number;
  readonly callbacks: number;
  readonly waiting: number;
  readonly messages: number;
  readonly payments: number;
  /** One line each. An erasure removes these at once. */
  readonly goes: readonly string[];
  /** One line each, with the reason and the last day. The law or the books need these for longer. */
  readonly stays: readonly string[];
}

export const isEmpty = ({ visits, callbacks, waiting }: PersonRecords): boolean =>
  visits + callbacks + waiting === 0;

/** Labels of the counts, in the order of the page. */
export const recordLabels = {
  visits: 'Visits',
  payments: 'Payments',
  callbacks: 'Requests for a call',
  waiting: 'Entries of the waiting list',
  messages: 'Messages about them',
} as const satisfies Partial<Record<keyof PersonRecords, string>>;

/** Values of the buttons of the page. */
export const findStep = 'find';
export const printStep = 'print';
export const eraseStep = 'erase';
