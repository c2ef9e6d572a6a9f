import { useOutlet } from 'react-router';
import { may } from '#app/accounts/staff/permissions.ts';
import { contentState } from '#app/content/content-state.server.ts';
import { BedForm } from '#app/hospital/parts/bed-form.tsx';
import * as css from '#app/hospital/parts/hospital-panes.css.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readHospitalPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { HospitalSections, LaunchPoints } from '#app/staff-area/hospital-page/hospital-sections.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital';

/** Null for the front desk, who may say whether a bed is free and see no other section. */
export const loader = staffLoader(({ here, staff }) => {
  if (!may(staff.role, 'manageHospital')) return null;
  const { database, ...asked } = here;
  return readHospitalPage(database, { ...asked, ...contentState() });
});

export const meta = staffMeta('Hospital');

export default function Hospital({ loaderData }: Route.ComponentProps) {
  const section = useOutlet(loaderData?.points);
  if (!loaderData) return section;
  const { points, sections, bedsSaid } = loaderData;
  return (
    <div className={css.container}>
      <Stack gap="5">
        {!section && (
          <div>
            <h1>Hospital</h1>
            <p>
              What the website says of the hospital, with its prices. Each section is saved by itself; the
              website shows it within a minute.
            </p>
          </div>
        )}
        <div className={css.panes}>
          <HospitalSections sections={sections} isOneOpen={section !== null} />
          <div className={css.section}>
            {section ?? (
              <div className={css.start}>
                <BedForm said={bedsSaid} />
                <LaunchPoints points={points} />
              </div>
            )}
          </div>
        </div>
      </Stack>
    </div>
  );
}
