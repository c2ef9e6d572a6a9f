import { data } from 'react-router';
import { contentState } from '#app/content/content-state.server.ts';
import { sayBeds } from '#app/hospital/beds.commands.server.ts';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { bedsPath } from '#app/hospital/hospital-paths.ts';
import { BedForm } from '#app/hospital/parts/bed-form.tsx';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { SectionHead } from '#app/hospital/parts/section-head.tsx';
import { beds } from '#app/hospital/sections/beds.server.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { bedStatementHours } from '#app/hospital-facts/free-bed.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { SectionChanges } from '#app/staff-area/audit/section-changes.tsx';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { readBedsSaid, readSectionPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-beds';

const title = factSections.beds;

export async function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now, ...asked } = requestContext(context);
  const [said, { changes }] = await Promise.all([
    readBedsSaid(database, now),
    readSectionPage(database, beds, { ...asked, now, ...contentState() }),
  ]);
  return { said, changes };
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  try {
    await sayBeds(command, (await readForm(request)).get('state'));
  } catch (error) {
    const refused = refuseForm(error, saveFailure, command.requestId, null);
    return data(refused.data, { status: refused.init?.status ?? 400 });
  }
  return toastRedirect(bedsPath, 'factsSaved');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, saveFailure);
}

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
