import { deskPathWith } from '#app/staff-area/frame/desk-paths.ts';
import { hiddenInPrint } from '#app/staff-area/frame/print.css.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readDesk, readDeskQuery } from '#app/staff-area/front-desk/desk-board.server.ts';
import { wholeDay } from '#app/staff-area/front-desk/desk-board.ts';
import { DaySheet } from '#app/staff-area/front-desk/parts/day-sheet.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/day-sheet';

export const loader = staffLoader(async ({ here: { database, facts, now } }, { url }: Route.LoaderArgs) => {
  const { day } = readDeskQuery(url.searchParams, now);
  const { sections } = await readDesk(database, wholeDay(day), { now, facts });
  return { day, sections };
});

export const meta = staffMeta('Day sheet');

export default function DaySheetPage({ loaderData: { day, sections } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Cluster className={hiddenInPrint}>
        <PrintButton />
        <RouterButtonLink to={deskPathWith({ day })} variant="secondary">
          Back to the day
        </RouterButtonLink>
      </Cluster>
      <DaySheet day={day} sections={sections} />
    </Stack>
  );
}
