import { data, href } from 'react-router';
import { findTemplate } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages, saveFailureMessages } from '#app/doctors/doctor.values.ts';
import { doctorDraftName } from '#app/doctors/doctor-form.ts';
import { saveNewDoctor } from '#app/doctors/doctor-save.server.ts';
import { doctorFormLists } from '#app/doctors/doctor-texts.server.ts';
import { findListPageOf } from '#app/doctors/staff-list/staff-list.queries.server.ts';
import { doctorRowId, readStaffListQuery, staffListAddress } from '#app/doctors/staff-list/staff-list.ts';
import { DoctorForm } from '#app/doctors/staff-parts/doctor-form.tsx';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { deleteDraft } from '#app/ui/form/draft.ts';
import type { Route } from './+types/doctor-add';

const listPath = href('/dashboard/AddDoctor');

/**
 * Reads the doctor whose values prefill the form, if the address has `copy`. Nothing is saved before the form
 * is submitted.
 */
export const loader = staffLoader(async ({ here }, { url }: Route.LoaderArgs) => {
  const opened = { sendingKey: crypto.randomUUID(), lists: doctorFormLists };
  const copied = url.searchParams.get('copy');
  if (!copied) return { template: null, ...opened };
  const template = await findTemplate(here.database, copied);
  return { template: template ?? staffNotFound(doctorMessages.gone), ...opened };
});

export async function action({ request, url, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  const { refused, saved } = await saveNewDoctor(request, command);
  if (refused) return data(refused, { status: refused.status });
  const shown = await findListPageOf(command.database, readStaffListQuery(url.searchParams), saved);
  return toastRedirect(`${staffListAddress(listPath, shown)}#${doctorRowId(saved.id)}`, 'doctorCreated');
}

export const clientAction = formClientAction(saveFailureMessages.create, {
  onSaved({ url }) {
    const copied = url.searchParams.get('copy');
    deleteDraft(doctorDraftName(copied ? { copied } : {}));
  },
});

export const meta = staffMeta('Add Doctor');

export default function DoctorAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { template, lists, sendingKey } = loaderData;
  const leaveTo = useListAddress(listPath);
  return (
    <RouteDialog title="Add Doctor" width="wide" listPath={leaveTo}>
      <DoctorForm
        key={template?.id}
        {...(template && { template })}
        refused={actionData}
        {...{ lists, sendingKey }}
        listPath={leaveTo}
      />
    </RouteDialog>
  );
}
