import { href } from 'react-router';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { listDoctorBin, restoreDoctor } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { BinList } from '#app/staff-area/bin/bin-list.tsx';
import { binRoute } from '#app/staff-area/bin/bin-route.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import type { Route } from './+types/doctor-bin';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to restore doctor';

const doctorBin = binRoute({
  list: listDoctorBin,
  restore: restoreDoctor,
  findRestored: findStaffDoctor,
  listPath,
  done: 'doctorRestored',
  failure,
});

export const loader = doctorBin.loader;
export const action = doctorBin.action;

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Bin of doctors');

export default function DoctorBinPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BinList
      what="doctors"
      rows={loaderData}
      listPath={listPath}
      backLabel="Doctor List"
      refusal={actionData?.message}
    />
  );
}
