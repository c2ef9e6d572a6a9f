import { contentState } from '#app/content/content-state.server.ts';
import { BedForm } from '#app/hospital/parts/bed-form.tsx';
import { column } from '#app/hospital/parts/hospital.css.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readBedsSaid, readHospitalPage } from '#app/staff-area/hospital-page/hospital-page.server.ts';
import { HospitalSections, LaunchPoints } from '#app/staff-area/hospital-page/hospital-sections.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital';

export const loader = staffLoader(async ({ here }) => {
  const { database, now, ...asked } = here;
  const [page, bedsSaid] = await Promise.all([
    readHospitalPage(database, { ...asked, now, ...contentState() }),
    readBedsSaid(database, now),
  ]);
  return { ...page, bedsSaid };
});

export const meta = staffMeta('Hospital');

export default function Hospital({ loaderData: { points, sections, bedsSaid } }: Route.ComponentProps) {
  return (
    <Stack gap="5" className={column}>
      <div>
        <h1>Hospital</h1>
        <p>
          What the website says of the hospital, with its prices. Each section is saved by itself; the website
          shows it within a minute.
        </p>
      </div>
      <BedForm said={bedsSaid} />
      <LaunchPoints points={points} />
      <HospitalSections sections={sections} />
    </Stack>
  );
}
