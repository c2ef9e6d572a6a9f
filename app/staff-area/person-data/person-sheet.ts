/** A person's data as a page to print: the same values as the file, with words in place of field names. */

import { formatMoney, fromRupees } from '#app/money/money.ts';
import { isDay } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { momentText } from '#app/time/moment-text.ts';
import { recordLabels } from './person-records.ts';

interface SheetLine {
  readonly label: string;
  readonly text: string;
}

export interface PersonSheet {
  readonly phone: string;
  readonly sections: readonly {
    readonly title: string;
    readonly records: readonly (readonly SheetLine[])[];
  }[];
}

/** Headings of the parts of the file. */
const titles: Readonly<Record<string, string>> = {
  appointments: recordLabels.visits,
  payments: recordLabels.payments,
  bills: 'Bills',
  billLines: 'On the bills, besides the fee',
  saidPayments: 'Payments that the person said to have made',
  callbacks: recordLabels.callbacks,
  messages: recordLabels.messages,
  waitingList: recordLabels.waiting,
  messagesStopped: 'Messages stopped',
};

/** Labels of fields whose name in the file says too little. */
const labels: Readonly<Record<string, string>> = {
  _id: 'Number of the record',
  at: 'When',
  by: 'By whom',
  how: 'In which way',
  what: 'What happened',
  fees: 'Fee',
};

/** Fields with an amount in rupees. */
const moneyFields: ReadonlySet<string> = new Set([
  ...['fees', 'paid', 'due', 'amount', 'discount', 'refunded', 'amountOfOne', 'lowered'],
]);

/** Changes 'patientName' to 'Patient name'. */
function labelOf(name: string): string {
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

function textOf(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return moneyFields.has(name) ? formatMoney(fromRupees(value)) : `${value}`;
  return isMoment(value) ? momentText(new Date(value)) : isDay(value) ? longDate(value) : value;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Makes the lines of a value. An empty value has none. */
function linesOf(name: string, value: Json, label = labelOf(name)): readonly SheetLine[] {
  if (value === null || value === '') return [];
  if (isList(value)) return value.flatMap((one, index) => linesOf(name, one, `${label} ${index + 1}`));
  if (typeof value !== 'object') return [{ label, text: textOf(name, value) }];
  return Object.entries(value).flatMap(([inner, one]) =>
    linesOf(inner, one, `${label}: ${labelOf(inner).toLowerCase()}`),
  );
}

const recordOf = (value: Json): readonly SheetLine[] =>
  value !== null && typeof value === 'object' && !isList(value)
    ? Object.entries(value).flatMap(([name, one]) => linesOf(name, one))
    : linesOf('value', value);

/** @param exported the data of the file; dates may be objects, which the file writes as texts */
export function personSheetOf({ phone, ...exported }: { readonly phone: string }): PersonSheet {
  const parts = JSON.parse(JSON.stringify(exported)) as Readonly<Record<string, Json>>;
  return {
    phone,
    sections: Object.entries(parts).flatMap(([name, value]) => {
      const records = (isList(value) ? value : [value]).map(recordOf).filter(({ length }) => length > 0);
      return records.length === 0 ? [] : [{ title: titles[name] ?? labelOf(name), records }];
    }),
  };
}
