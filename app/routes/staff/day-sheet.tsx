import { wholeDay } from '#app/appointments/desk-board.ts';
import { deskPathWith } from '#app/appointments/desk-paths.ts';
import { DaySheet } from '#app/appointments/parts/day-sheet.tsx';
import { readDesk, readDeskQuery } from '#app/dashboard/desk-board.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { screenOnly } from '#app/dashboard/parts/paper.css.ts';
import { PrintButton } from '#app/dashboard/parts/print-button.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { requestContext } from '#app/server/context.server.ts';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/day-sheet';

export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, facts, now } = requestContext(context);
  const { day } = readDeskQuery(new URL(request.url).searchParams, now);
  const { sections } = await readDesk(database, wholeDay(day), { now, facts });
  return { day, sections };
}

export const meta = staffMeta('Day Sheet');

export default function DaySheetPage({ loaderData: { day, sections } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Cluster className={screenOnly}>
        <PrintButton />
        <RouteButtonLink to={deskPathWith({ day })} variant="secondary">
          Back to the day
        </RouteButtonLink>
      </Cluster>
      <DaySheet day={day} sections={sections} />
    </Stack>
  );
}
