import { may } from '#app/accounts/staff/permissions.ts';
import { settingsHere } from '#app/messages/gateways.server.ts';
import { reloadsForRecordedRead } from '#app/staff-area/frame/recorded-read.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { PatientPage } from '#app/staff-area/patient/parts/patient-page.tsx';
import { PatientSearch } from '#app/staff-area/patient/parts/patient-search.tsx';
import { findAskedPhone, readPatient } from '#app/staff-area/patient/patient.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/patient';

export const loader = staffLoader(async ({ staff: { role }, here, command }, { url }: Route.LoaderArgs) => {
  const search = url.searchParams;
  const { phone, error } = await findAskedPhone(command.database, search);
  return {
    asked: search.get('phone') ?? '',
    error,
    patient:
      phone === null
        ? null
        : await readPatient(command, phone, {
            may: (permission) => may(role, permission),
            settings: settingsHere(here),
          }),
  };
});

export const shouldRevalidate = reloadsForRecordedRead;

export const meta = staffMeta('Patient');

export default function PatientRoute({ loaderData: { asked, error, patient } }: Route.ComponentProps) {
  const isKnown = patient && (patient.names.length > 0 || patient.callbacks.length > 0);
  return (
    <Stack gap="5">
      <h1>{patient?.names[0] ?? patient?.callbacks[0]?.name ?? 'Find a person'}</h1>
      <PatientSearch asked={asked} error={error} />
      {isKnown && <PatientPage patient={patient} />}
      {patient && !isKnown && <p role="status">Nothing is known under this phone.</p>}
    </Stack>
  );
}
