import { sayBeds } from '#app/hospital/beds.commands.server.ts';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { bedsPath } from '#app/hospital/hospital-paths.ts';
import { BedForm } from '#app/hospital/parts/bed-form.tsx';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { beds } from '#app/hospital/sections/beds.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { bedStatementHours } from '#app/hospital-facts/free-bed.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { readBedsSaid, readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { SectionChanges } from '#app/staff-area/hospital-page/section-changes.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-beds';

const title = factSections.beds;

export const loader = staffLoader(async ({ here }) => {
  const { database, now } = here;
  const [said, { changes }] = await Promise.all([
    readBedsSaid(database, now),
    readSectionPage(database, beds),
  ]);
  return { said, changes };
});

export const action = formAction({
  failure: saveFailure,
  read: (fields) => fields.get('state'),
  run: async ({ command, values: state }) => {
    await sayBeds(command, state);
    return toastRedirect(bedsPath, 'factsSaved');
  },
});

export const clientAction = formClientAction(saveFailure);

export const meta = staffMeta(title);

export default function HospitalBeds({ loaderData: { said, changes }, actionData }: Route.ComponentProps) {
  const may = usePermission();
  const purpose = (
    <p>
      {`The page for doctors and hospitals shows it with the time. ${bedStatementHours} hours after the press it asks them to ring.`}
    </p>
  );
  return (
    <Stack gap="5" className={css.column}>
      {may('manageHospital') ? (
        <SectionHead title={title}>{purpose}</SectionHead>
      ) : (
        <div>
          <h1>{title}</h1>
          {purpose}
        </div>
      )}
      {actionData && <InlineAlert tone="danger">{actionData.message}</InlineAlert>}
      <BedForm said={said} />
      <h2 className={css.heading}>Changes</h2>
      <SectionChanges changes={changes} />
    </Stack>
  );
}
