import { contentState } from '#app/content/content-state.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { readHospitalPage } from '#app/dashboard/hospital-page.server.ts';
import { HospitalSections, LaunchPoints } from '#app/dashboard/parts/hospital-sections.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { column } from '#app/hospital/parts/hospital.css.ts';
import { requestContext } from '#app/server/context.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital';

export async function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, ...asked } = requestContext(context);
  return readHospitalPage(database, { ...asked, ...contentState() });
}

export const meta = staffMeta('Hospital');

export default function Hospital({ loaderData: { points, sections } }: Route.ComponentProps) {
  return (
    <Stack gap="5" className={column}>
      <div>
        <h1>Hospital</h1>
        <p>
          What the website says of the hospital. Each section is saved by itself; the website shows it within
          a minute. Prices stay in the code: a developer changes them.
        </p>
      </div>
      <LaunchPoints points={points} />
      <HospitalSections sections={sections} />
    </Stack>
  );
}
