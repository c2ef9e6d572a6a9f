/** A table of doctors for a spreadsheet: its columns, and what reading one back would change. It goes to the browser. */
import { doctorFieldRules, ekalinkRule } from '../doctor.values.ts';
import { registrationRules } from '../hours/doctor-hours.ts';

/** The fields of a doctor's form, by the heads of their columns. The identifier says whom a row changes. */
export const sheetColumns = [
  { field: 'id', head: 'Id' },
  { field: 'name', head: doctorFieldRules.name.label },
  { field: 'specialization', head: doctorFieldRules.specialization.label },
  { field: 'hospital', head: doctorFieldRules.hospital.label },
  { field: 'qualification', head: doctorFieldRules.qualification.label },
  { field: 'experience', head: doctorFieldRules.experience.label },
  { field: 'fees', head: doctorFieldRules.fees.label },
  { field: 'phone', head: doctorFieldRules.phone.label },
  { field: 'email', head: doctorFieldRules.email.label },
  { field: 'awards', head: doctorFieldRules.awards.label },
  { field: 'about', head: doctorFieldRules.about.label },
  { field: 'ekalink', head: ekalinkRule.label },
  { field: 'hospitalSlots', head: 'Hospital Slots' },
  { field: 'videoSlots', head: 'Video Slots' },
  { field: 'workingDays', head: 'Working Days' },
  { field: 'registrationCouncil', head: registrationRules.registrationCouncil.label },
  { field: 'registrationNumber', head: registrationRules.registrationNumber.label },
  { field: 'availability', head: 'Availability' },
  { field: 'isActive', head: 'Show on the website' },
] as const;

export type SheetField = (typeof sheetColumns)[number]['field'];

/** A row by field; a column that the file has not is left out. */
export type SheetRow = Readonly<Partial<Record<SheetField, string>>>;

/** Each takes a few of the thousand questions that a Worker may ask in one call. */
export const mostImported = 200;

/** What a row of a file would do. */
export interface PlannedRow {
  /** Of the file, its head being the first. */
  readonly line: number;
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  readonly changes: readonly { readonly head: string; readonly before: string; readonly after: string }[];
  /** Why it cannot be imported. */
  readonly errors: readonly string[];
}

export const countOf = (rows: readonly PlannedRow[], kind: PlannedRow['kind']) =>
  rows.filter((row) => row.kind === kind).length;
