/** Columns of the spreadsheet of doctors, and the plan of an import. The browser downloads this file too. */
import { doctorFieldRules, ekalinkRule, genderLabel, languagesLabel } from '../doctor.values.ts';
import { registrationRules } from '../hours/doctor-hours.ts';
import { weekdayHoursLabel } from '../hours/weekday-hours.ts';

/** Fields of the doctor form with the names of their columns. The identifier selects the doctor that a row changes. */
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
  { field: 'weekdayHours', head: weekdayHoursLabel },
  { field: 'registrationCouncil', head: registrationRules.registrationCouncil.label },
  { field: 'registrationNumber', head: registrationRules.registrationNumber.label },
  { field: 'gender', head: genderLabel },
  { field: 'languages', head: languagesLabel },
  { field: 'availability', head: 'Availability' },
  { field: 'isActive', head: 'Show on the website' },
] as const;

export type SheetField = (typeof sheetColumns)[number]['field'];

/** Row by field. Columns missing in the file are missing here. */
export type SheetRow = Readonly<Partial<Record<SheetField, string>>>;

/** Maximum number of doctors that one import writes. Each write takes several of a Worker's 1,000 subrequests. */
export const maxImportedDoctors = 200;

/** Planned effect of a row. */
export interface PlannedRow {
  /** Line number in the file. The column names are line 1. */
  readonly line: number;
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  readonly changes: readonly { readonly head: string; readonly before: string; readonly after: string }[];
  /** Reasons for which the row cannot be imported. */
  readonly errors: readonly string[];
}

export const countOf = (rows: readonly PlannedRow[], kind: PlannedRow['kind']) =>
  rows.filter((row) => row.kind === kind).length;
