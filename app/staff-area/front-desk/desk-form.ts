/** What the desk's form for an appointment holds, and the times it offers. */
import { slotLabel } from '#app/time/slots.ts';

export interface DeskFormValues {
  readonly doctorId: string;
  readonly visit: string;
  readonly date: string;
  readonly slot: string;
  readonly patientName: string;
  readonly phone: string;
  readonly safeToCall: boolean;
  readonly note: string;
  readonly bookerName: string;
  readonly adultName: string;
  readonly inBetween: boolean;
}

export const readDeskForm = (fields: URLSearchParams): DeskFormValues => ({
  doctorId: fields.get('doctorId') ?? '',
  visit: fields.get('visit') ?? '',
  date: fields.get('date') ?? '',
  slot: fields.get('slot') ?? '',
  patientName: fields.get('patientName') ?? '',
  phone: fields.get('phone') ?? '',
  safeToCall: fields.has('safeToCall'),
  note: fields.get('note') ?? '',
  bookerName: fields.get('bookerName') ?? '',
  adultName: fields.get('adultName') ?? '',
  inBetween: fields.has('inBetween'),
});

/** What the store's input takes of them. */
export const bookingBody = ({ bookerName, adultName, ...values }: DeskFormValues) => ({
  ...values,
  bookerName,
  adultName,
  bookedFor: bookerName.trim() === '' ? 'self' : 'other',
  under18: adultName.trim() !== '',
});

/** The times of one doctor's day, for a form. */
export interface OfferedTimes {
  /** Why the day has none to choose from, and which is the next that has; null where it has. */
  readonly remark: string | null;
  /** What the choice says while nothing is chosen. */
  readonly placeholder: string;
  readonly times: readonly { readonly minute: number; readonly isTaken: boolean }[];
  /** The next free time from that day on; null where none is near. */
  readonly next: { readonly day: string; readonly slot: string } | null;
}

/** What the form began with, and what of it nobody chose: it gives way when doctor or day change. */
export interface Suggestion {
  readonly started: Pick<DeskFormValues, 'doctorId' | 'visit' | 'date' | 'slot'>;
  readonly isSuggested: { readonly date: boolean; readonly slot: boolean };
  readonly offered: OfferedTimes;
}

/** The words of a choice of times: what is taken says so. */
export const timeOptions = ({ times }: OfferedTimes) =>
  times.map(({ minute, isTaken }) => ({
    value: slotLabel(minute),
    label: isTaken ? `${slotLabel(minute)} (taken)` : slotLabel(minute),
    isTaken,
  }));
