import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readAttendanceFigures } from '#app/staff-area/month/attendance.server.ts';
import { readMonth, readMonthQuery, readRetention } from '#app/staff-area/month/month.server.ts';
import { MonthPage } from '#app/staff-area/month/month-page.tsx';
import { dayInIndia, monthOf } from '#app/time/calendar.ts';
import type { Route } from './+types/month';

export const loader = staffLoader(async ({ here: { database, now } }, { url }: Route.LoaderArgs) => {
  const month = readMonthQuery(url.searchParams, now);
  const [figures, attendance] = await Promise.all([
    readMonth(database, month),
    readAttendanceFigures(database, now),
  ]);
  const { oldestOpen } = figures.callbacks;
  return {
    figures,
    thisMonth: monthOf(dayInIndia(now)),
    waitsForMs: oldestOpen && now.getTime() - oldestOpen.getTime(),
    attendance,
    retention: readRetention(month, now),
  };
});

export const meta = staffMeta('Month');

export default function Month({ loaderData }: Route.ComponentProps) {
  return <MonthPage {...loaderData} />;
}
