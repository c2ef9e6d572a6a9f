import { defaultLocale } from '#app/languages/locales.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { createDoctor, updateDoctor } from '../doctor.commands.server.ts';
import { checkDoctor, type DoctorInput, type UncheckedDoctor } from '../doctor.input.server.ts';
import { listStaffDoctors } from '../doctor.queries.server.ts';
import type { StaffDoctor } from '../doctor.values.ts';
import { type DoctorField, doctorFields, type SheetDoctor } from '../doctor-fields.server.ts';
import { doctorIdentity, isSameName } from '../doctor-identity.ts';
import { specialtyOf } from '../doctor-in-locale.ts';
import { maxImportedDoctors, type PlannedRow } from './doctor-sheet.ts';

/** Groups of fields in the order of the columns. */
const groups: readonly DoctorField['group'][] = [
  'person',
  'times',
  'registration',
  'choices',
  'texts',
  'site',
];

const sheetFields = groups.flatMap((group) =>
  doctorFields.flatMap(({ sheet, ...field }) =>
    sheet && field.group === group ? [{ ...field, ...sheet }] : [],
  ),
);

/** The columns. The identifier selects the doctor that a row changes. */
export const sheetColumns: readonly { readonly field: string; readonly head: string }[] = [
  { field: 'id', head: 'Id' },
  ...sheetFields.map(({ name, label }) => ({ field: name, head: label })),
];

/** Cells of a row of the file by field. Columns missing in the file are missing here. */
type SheetRow = Readonly<Record<string, string>>;

/** Cells of all columns. */
type Cells = SheetRow & { readonly id: string };

/** Maximum number of rows that are read or exported, far above the number of doctors of the hospital. */
const mostRows = 1000;

const refused = (message: string) => staffFieldProblem(400, 'file', message);

const cellsOf = (doctor: SheetDoctor, id: string): Cells => ({
  id,
  ...Object.fromEntries(sheetFields.map(({ name, of }) => [name, of(doctor)])),
});

const cellsOfStored = ({ contact, ...doctor }: StaffDoctor) => cellsOf({ ...doctor, ...contact }, doctor.id);

/** Returns the rows of the export: the column names, then all doctors. */
export async function readDoctorSheet(database: Database): Promise<readonly (readonly string[])[]> {
  const doctors = await listStaffDoctors(database, { limit: mostRows, offset: 0 });
  return [
    sheetColumns.map(({ head }) => head),
    ...doctors.map(cellsOfStored).map((cells) => sheetColumns.map(({ field }) => cells[field] ?? '')),
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

/** Converts a row to the fields that the doctor form sends. */
const sentBy = (cells: Cells): UncheckedDoctor =>
  Object.fromEntries(
    sheetFields.flatMap(({ name, sent = (cell) => cell }) => {
      const value = sent(cells[name] ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Cells of a new doctor. */
const fresh: Cells = {
  id: '',
  ...Object.fromEntries(sheetFields.map(({ name, fresh: cell = '' }) => [name, cell])),
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

/** A number below zero is a number, so the import does not answer the form's 'must be a number' for it. */
function belowZero(row: SheetRow, field: string): string | undefined {
  const head = sheetColumns.find((column) => column.field === field)?.head;
  return /^[-−–]\s*(?:₹\s*)?\d/.test((row[field] ?? '').trim()) ? `${head} cannot be below zero.` : undefined;
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
  if (input === undefined)
    return wrong(
      Object.entries(errors).map(([field, error]) => belowZero(row, field) ?? error.in(defaultLocale)),
    );
  const after = cellsOf(input, old.id);
  const earlier: SheetRow = before ? old : {};
  const changes = sheetColumns
    .map(({ field, head }) => ({ head, before: earlier[field] ?? '', after: after[field] ?? '' }))
    .filter((change) => change.before !== change.after);
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
    throw staffProblem(
      409,
      'Somebody changed these doctors in the meantime. Look again at what would change.',
    );
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
