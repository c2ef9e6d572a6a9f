import { href } from 'react-router';
import { importDoctors, planImport } from '#app/doctors/spreadsheet/doctor-sheet.server.ts';
import { doubtfulField } from '#app/doctors/spreadsheet/doctor-sheet.ts';
import { ImportPreview, UploadSheetForm } from '#app/doctors/staff-parts/doctor-import.tsx';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readCsv } from '#app/staff-area/lists/csv.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/doctor-import';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to import doctors';

/** Largest file: 4 MiB, twice the size of 1,000 doctors with long texts. */
const mostBytes = 4 * 1024 * 1024;

export const loader = staffLoader(() => null);

/** Shows a preview of the chosen file first. The preview's form submits the file's text again to import it. */
export const action = formAction({
  failure,
  file: 'file',
  run: async ({ command, fields, file }) => {
    const sheet = fields.get('sheet');
    const bytes = file ?? (sheet === null ? null : new TextEncoder().encode(sheet));
    if (!bytes || bytes.length === 0) throw refused('Choose a file first.');
    if (bytes.length > mostBytes) throw refused('This file is too large: at most 4 MB.');
    const rows = readCsv(bytes);
    if (!file) {
      const withDoubtful = fields.get(doubtfulField.name) === doubtfulField.value;
      await importDoctors(command, rows, fields.get('fingerprint') ?? '', withDoubtful);
      return toastRedirect(listPath, 'doctorsImported');
    }
    const plan = await planImport(command.database, rows);
    return { message: '', plan, sheet: new TextDecoder().decode(bytes) };
  },
});

const refused = (message: string) => staffFieldProblem(400, 'file', message);

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Import doctors');

export default function DoctorImport({ actionData }: Route.ComponentProps) {
  const preview = actionData && 'plan' in actionData ? actionData : undefined;
  return (
    <Stack gap="5">
      <div>
        <h1>Import doctors</h1>
        <p>From a spreadsheet that was saved as CSV, with the columns of the exported one.</p>
      </div>
      <p>
        <RouterButtonLink to={listPath} variant="secondary" size="small">
          Doctor List
        </RouterButtonLink>
      </p>
      <UploadSheetForm problem={preview ? undefined : actionData?.message} />
      {preview && <ImportPreview {...preview.plan} sheet={preview.sheet} />}
    </Stack>
  );
}
