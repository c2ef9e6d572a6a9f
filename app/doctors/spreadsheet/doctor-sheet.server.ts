import { defaultLocale } from '#app/languages/locales.ts';
import { rupeesForField } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { slotLabel } from '#app/time/slots.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { createDoctor, updateDoctor } from '../doctor.commands.server.ts';
import { checkDoctor, type DoctorInput, type UncheckedDoctor } from '../doctor.input.server.ts';
import { listStaffDoctors } from '../doctor.queries.server.ts';
import {
  doctorFieldRules,
  ekalinkRule,
  genderLabel,
  languagesLabel,
  type StaffDoctor,
} from '../doctor.values.ts';
import { doctorIdentity, isSameName } from '../doctor-identity.ts';
import { specialtyOf } from '../doctor-in-locale.ts';
import { doctorTextRules, doctorTextValues } from '../doctor-texts.server.ts';
import { registrationRules, usualWorkingDays } from '../hours/doctor-hours.ts';
import { hoursOfCell } from '../hours/weekday-hours.input.server.ts';
import { weekdayHoursLabel, weekdayHoursText, weekdayHoursTexts } from '../hours/weekday-hours.ts';
import { maxImportedDoctors, type PlannedRow } from './doctor-sheet.ts';

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
  ...doctorTextRules.map(({ name, label }) => ({ field: name, head: label })),
  { field: 'availability', head: 'Availability' },
  { field: 'isActive', head: 'Show on the website' },
] as const;

type SheetField = (typeof sheetColumns)[number]['field'];

/** Row by field. Columns missing in the file are missing here. */
type SheetRow = Readonly<Partial<Record<SheetField, string>>>;

/** Maximum number of rows that are read or exported, far above the number of doctors of the hospital. */
const mostRows = 1000;

const refused = (message: string) => new ProblemError(400, fieldProblem('file', staffMessage(message)));

type Cells = Record<SheetField, string>;

const listText = (items: readonly string[]) => items.join(', ');
const listOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function cellsOf(
  doctor: DoctorInput | (Omit<StaffDoctor, 'contact'> & { phone: string; email: string }),
  id: string,
): Cells {
  return {
    id,
    name: doctor.name,
    specialization: doctor.specialization,
    hospital: doctor.hospital,
    qualification: doctor.qualification,
    experience: doctor.experience,
    fees: rupeesForField(doctor.feePaise),
    phone: doctor.phone,
    email: doctor.email,
    awards: doctor.awards,
    about: doctor.about,
    ekalink: doctor.ekalink ?? '',
    hospitalSlots: listText(doctor.hospitalSlots.map(slotLabel)),
    videoSlots: listText(doctor.videoSlots.map(slotLabel)),
    workingDays: listText(doctor.workingDays ?? usualWorkingDays),
    weekdayHours: weekdayHoursText(weekdayHoursTexts(doctor.weekdayHours ?? {})),
    registrationCouncil: doctor.registrationCouncil ?? '',
    registrationNumber: doctor.registrationNumber ?? '',
    gender: doctor.gender ?? '',
    languages: listText((doctor.languages ?? []).map((language) => languageNames[language])),
    ...doctorTextValues(doctor.texts ?? {}),
    availability: doctor.availability ?? 'available',
    isActive: (doctor.isActive ?? true) ? 'yes' : 'no',
  };
}

const cellsOfStored = ({ contact, ...doctor }: StaffDoctor) => cellsOf({ ...doctor, ...contact }, doctor.id);

/** Returns the rows of the export: the column names, then all doctors. */
export async function readDoctorSheet(database: Database): Promise<readonly (readonly string[])[]> {
  const doctors = await listStaffDoctors(database, { limit: mostRows, offset: 0 });
  return [
    sheetColumns.map(({ head }) => head),
    ...doctors.map(cellsOfStored).map((cells) => sheetColumns.map(({ field }) => cells[field])),
  ];
}

/** Converts the rows of a file to records by field. */
function rowsByField(rows: readonly (readonly string[])[]): readonly SheetRow[] {
  const [heads = [], ...others] = rows;
  const fields = heads.map((head) => sheetColumns.find((column) => isSameName(column.head, head))?.field);
  if (!fields.includes('name')) {
    throw refused('The first row must hold the names of the columns, as in the exported file.');
  }
  const unknown = heads.filter((head, index) => head !== '' && fields[index] === undefined);
  if (unknown.length > 0) throw refused(`There is no column “${unknown[0]}”.`);
  if (others.length === 0) throw refused('There is no doctor in this file.');
  if (others.length > mostRows) throw refused(`At most ${mostRows} rows can be read at once.`);
  return others.map((cells) =>
    Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
  );
}

const identityOf = ({ name = '', phone = '' }: SheetRow) => doctorIdentity({ name, phone });

const yesWords = ['yes', 'true', '1'];

/** Converts a row to the fields that the doctor form sends. An empty availability cell is left out. */
function sentBy({ id: _id, availability, ...cells }: Cells): UncheckedDoctor {
  return {
    ...cells,
    ...(availability === '' ? {} : { availability: availability.toLocaleLowerCase('en') }),
    isActive: String(yesWords.includes(cells.isActive.toLocaleLowerCase('en'))),
    hospitalSlots: listOf(cells.hospitalSlots),
    videoSlots: listOf(cells.videoSlots),
    workingDays: listOf(cells.workingDays),
    // A text that is no list of hours goes to the schema, which refuses it.
    weekdayHours: hoursOfCell(cells.weekdayHours) ?? cells.weekdayHours,
    gender: cells.gender.trim().toLocaleLowerCase('en'),
    languages: listOf(cells.languages),
  };
}

const blank = Object.fromEntries(sheetColumns.map(({ field }) => [field, ''])) as Cells;
const fresh: Cells = {
  ...blank,
  workingDays: listText(usualWorkingDays),
  availability: 'available',
  isActive: 'yes',
};

interface Step {
  readonly row: PlannedRow;
  /** Data to write. Missing if the row changes nothing or is refused. */
  readonly write?: { readonly input: DoctorInput; readonly before: StaffDoctor | undefined };
}

/**
 * Finds the doctor of a row by identifier, or by name and phone if the row has no identifier. A file that is imported
 * twice therefore adds no doctor twice.
 */
function stored(row: SheetRow, doctors: readonly StaffDoctor[]): StaffDoctor | undefined {
  if (row.id) return doctors.find(({ id }) => id === row.id);
  const asked = identityOf(row);
  return doctors.find(({ name, contact: { phone } }) => doctorIdentity({ name, phone }) === asked);
}

/** Returns what the import asks about a doctor that it would write: valid values that are seldom meant so. */
function doubtsAbout(input: DoctorInput, before: StaffDoctor | undefined): readonly string[] {
  const { specialization, hospitalSlots, videoSlots, registrationNumber } = input;
  const isKnown = specialization === before?.specialization || specialtyOf(specialization) !== undefined;
  const isVideoOnly = hospitalSlots.length === 0 && videoSlots.length > 0;
  return [
    ...(isKnown
      ? []
      : [
          `“${specialization}” is not a specialty of the list, so no other language has it, and pages may not find the doctor. Is it meant so?`,
        ]),
    ...(isVideoOnly && !registrationNumber
      ? [
          'This doctor has video slots only and no registration, so nobody can book: video visits need one. Is it meant so?',
        ]
      : []),
  ];
}

function stepOf(row: SheetRow, line: number, before: StaffDoctor | undefined, isRepeated: boolean): Step {
  const wrong = (errors: readonly string[]): Step => ({
    row: { line, name: row.name ?? '', kind: 'wrong', changes: [], doubts: [], errors },
  });
  if (row.id && !before) return wrong(['There is no doctor with this Id. Leave the cell empty to add one.']);
  if (isRepeated) return wrong(['The same doctor stands in an earlier row.']);
  const old = before ? cellsOfStored(before) : fresh;
  const wanted: Cells = { ...old, ...row, id: old.id };
  const isUntouched = before !== undefined && sheetColumns.every(({ field }) => wanted[field] === old[field]);
  if (isUntouched)
    return { row: { line, name: before.name, kind: 'same', changes: [], doubts: [], errors: [] } };
  const { input, errors } = checkDoctor(sentBy(wanted));
  if (input === undefined) return wrong(Object.values(errors).map((error) => error.in(defaultLocale)));
  const after = cellsOf(input, old.id);
  const changes = sheetColumns
    .filter(({ field }) => after[field] !== (before ? old[field] : ''))
    .map(({ field, head }) => ({ head, before: before ? old[field] : '', after: after[field] }));
  if (changes.length === 0)
    return { row: { line, name: input.name, kind: 'same', changes: [], doubts: [], errors: [] } };
  const kind = before ? 'changed' : 'new';
  const doubts = doubtsAbout(input, before);
  return { row: { line, name: input.name, kind, changes, doubts, errors: [] }, write: { input, before } };
}

async function stepsOf(database: Database, rows: readonly (readonly string[])[]): Promise<readonly Step[]> {
  const sheet = rowsByField(rows);
  const doctors = await listStaffDoctors(database, { limit: mostRows, offset: 0 });
  const seen = new Set<string>();
  const steps: Step[] = [];
  for (const [index, row] of sheet.entries()) {
    const before = stored(row, doctors);
    const key = before?.id ?? identityOf(row);
    steps.push(stepOf(row, index + 2, before, seen.has(key)));
    seen.add(key);
  }
  const writes = steps.filter(({ write }) => write).length;
  if (writes > maxImportedDoctors) {
    throw refused(
      `This file changes ${writes} doctors: at most ${maxImportedDoctors} at once. Divide it into parts.`,
    );
  }
  return steps;
}

/** Hash of the plan. It changes with any row and with any doctor to be changed, so the import can refuse a stale plan. */
async function fingerprintOf(steps: readonly Step[]): Promise<string> {
  const planText = JSON.stringify(
    steps.map(({ row, write }) => [row, write?.before?.id, write?.before?.version]),
  );
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(planText));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly fingerprint: string;
}

/**
 * Plans the import of a file without writing anything.
 *
 * @param rows rows of the file, column names first
 * @throws ProblemError 400 if the file as a whole cannot be read
 */
export async function planImport(
  database: Database,
  rows: readonly (readonly string[])[],
): Promise<ImportPlan> {
  const steps = await stepsOf(database, rows);
  return { rows: steps.map(({ row }) => row), fingerprint: await fingerprintOf(steps) };
}

/**
 * Imports the valid rows of a file: adds and changes doctors. Pictures and leave stay unchanged.
 *
 * @param fingerprint the fingerprint of the plan that staff saw
 * @param withDoubtful whether staff said that the rows with doubts are meant so; otherwise they are left out
 * @returns the number of doctors written
 * @throws ProblemError 409 if the plan has changed since staff saw it
 */
export async function importDoctors(
  command: Command,
  rows: readonly (readonly string[])[],
  fingerprint: string,
  withDoubtful = false,
): Promise<number> {
  const steps = await stepsOf(command.database, rows);
  if ((await fingerprintOf(steps)) !== fingerprint) {
    throw new ProblemError(409, {
      message: staffMessage(
        'Somebody changed these doctors in the meantime. Look again at what would change.',
      ),
    });
  }
  let written = 0;
  for (const { row, write } of steps) {
    if (!write || (row.doubts.length > 0 && !withDoubtful)) continue;
    const { input, before } = write;
    if (before) await updateDoctor(command, before.id, { ...input, version: before.version }, 'keep');
    else await createDoctor(command, input, null);
    written += 1;
  }
  return written;
}
