import { accountActions } from '#app/accounts/staff/account.values.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import { readAuditQuery } from '#app/staff-area/audit/audit-filter.ts';
import { readAuditExport } from '#app/staff-area/audit/audit-page.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { Route } from './+types/audit-csv';

const heads = ['Date', 'Time', 'Who', 'What was done', 'With', 'Changed'];

/** Exports the filtered entries of the audit log. */
export const loader = staffLoader(async ({ command }, { url }: Route.LoaderArgs) => {
  const { database, now } = command;
  const { page: _page, ...filter } = readAuditQuery(url.searchParams);
  const rows = (await readAuditExport(database, filter)).map(({ at, who, did, what, changed }) => [
    dayInIndia(at),
    slotLabel(minuteInIndia(at)),
    who,
    did,
    what,
    changed.join('; '),
  ]);
  await auditList(command, accountActions.exportAudit, filter.day ?? 'all', rows.length);
  return csvResponse(`who-did-what-${filter.day ?? dayInIndia(now)}`, [heads, ...rows]);
});
