import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { doctors } from './doctor.schema.server.ts';
import { doctorFields } from './doctor-fields.server.ts';

/** Columns that are no field of their own in the form, nor a cell of the spreadsheet. */
const notDeclared = new Set([
  ...['id', 'slug', 'place', 'version', 'createdAt', 'updatedAt', 'isDeleted', 'deletedAt'],
  // A file.
  'pictureKey',
  // Each text in another language is a field.
  'texts',
]);

test('each column of a doctor is a declared field, so that spreadsheet, form and edit conflicts have it', () => {
  const declared = new Set(doctorFields.map(({ name }) => (name === 'fees' ? 'feePaise' : name)));
  const columns = Object.keys(getTableColumns(doctors));
  expect(columns.filter((name) => !notDeclared.has(name) && !declared.has(name))).toEqual([]);
});
