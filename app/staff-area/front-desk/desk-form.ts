/** Values of the desk's appointment form, and the times that it offers. */
import { slotLabel } from '#app/time/slots.ts';

export interface DeskFormValues {
  readonly doctorId: string;
  readonly visit: string;
  readonly date: string;
  readonly slot: string;
  readonly patientName: string;
  readonly phone: string;
  /** 'true', 'false', or empty if it was not asked. */
  readonly safeToCall: string;
  /** Name that staff say when they call, instead of the hospital's; empty if none was said. */
  readonly callAs: string;
  readonly bestTime: string;
  /** Answer to the question whether messages may be sent; empty if it was not asked. */
  readonly messageChannel: string;
  readonly language: string;
  readonly note: string;
  readonly bookerName: string;
  readonly adultName: string;
  /** Empty if it was not said. */
  readonly ageGroup: string;
  readonly sex: string;
  readonly inBetween: boolean;
  /** Number of weekly visits, '1' for a single one. */
  readonly visits: string;
  /** Entry of the waiting list that this appointment ends; empty for none. */
  readonly waiting: string;
  /** Request to be called that this appointment ends; empty for none. */
  readonly callback: string;
}

export const readDeskForm = (fields: URLSearchParams): DeskFormValues => ({
  doctorId: fields.get('doctorId') ?? '',
  visit: fields.get('visit') ?? '',
  date: fields.get('date') ?? '',
  slot: fields.get('slot') ?? '',
  patientName: fields.get('patientName') ?? '',
  phone: fields.get('phone') ?? '',
  safeToCall: fields.get('safeToCall') ?? '',
  callAs: fields.get('callAs') ?? '',
  bestTime: fields.get('bestTime') ?? '',
  messageChannel: fields.get('messageChannel') ?? '',
  language: fields.get('language') ?? '',
  note: fields.get('note') ?? '',
  bookerName: fields.get('bookerName') ?? '',
  adultName: fields.get('adultName') ?? '',
  ageGroup: fields.get('ageGroup') ?? '',
  sex: fields.get('sex') ?? '',
  inBetween: fields.has('inBetween'),
  visits: fields.get('visits') ?? '1',
  waiting: fields.get('waiting') ?? '',
  callback: fields.get('callback') ?? '',
});

/** Converts the form's values to the input of the appointment store. */
export const toBookingBody = ({
  bookerName,
  adultName,
  safeToCall,
  visits: _weeks,
  waiting: _entry,
  callback: _call,
  ageGroup: _age,
  sex: _sex,
  ...values
}: DeskFormValues) => ({
  ...values,
  ...(safeToCall !== '' && { safeToCall }),
  bookerName,
  adultName,
  bookedFor: bookerName.trim() === '' ? 'self' : 'other',
  under18: adultName.trim() !== '',
});

/** Times of one doctor's day, for a form. */
export interface OfferedTimes {
  /** Explains why the day has no times and names the next day that has; null otherwise. */
  readonly remark: string | null;
  /** Placeholder of the time field. */
  readonly placeholder: string;
  readonly times: readonly {
    readonly minute: number;
    readonly isTaken: boolean;
    /** True for the present time of the appointment that is moved. */
    readonly isNow: boolean;
  }[];
  /** Next free time from that day on; null if none is near. */
  readonly next: { readonly day: string; readonly slot: string } | null;
}

/**
 * Initial values of the form. Suggested values were not chosen by a person, so they change with the doctor or
 * the day.
 */
export interface Suggestion {
  readonly started: Pick<DeskFormValues, 'doctorId' | 'visit' | 'date' | 'slot'>;
  readonly isSuggested: { readonly date: boolean; readonly slot: boolean };
  readonly offered: OfferedTimes;
}

/** Makes the options of the time field. Taken times are marked as taken, and the time that is moved as now. */
export const timeOptions = ({ times }: OfferedTimes) =>
  times.map(({ minute, isTaken, isNow }) => ({
    value: slotLabel(minute),
    label: `${slotLabel(minute)}${isNow ? ' (now)' : isTaken ? ' (taken)' : ''}`,
    isTaken,
  }));
