import { redirectDocument } from 'react-router';
import { readForm } from '#app/platform/http/body.server.ts';
import { failureResponse } from '#app/platform/http/problems.server.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import { exportPerson } from '#app/staff-area/person-data/person-data.server.ts';
import type { Route } from './+types/person-data-file';

/** GET shows nothing: an export is an action, because it is written to the audit log. */
export const loader = staffLoader(() => redirectDocument('/dashboard/PersonData'));

/** Exports all data stored under a phone number as a file for the person. */
export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  try {
    const phone = parsePersonPhone(await readForm(request));
    const text = JSON.stringify(await exportPerson(command, phone), null, 2);
    return new Response(text, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        // The file name has no phone number, because others may see file names.
        'Content-Disposition': 'attachment; filename="personal-data.json"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    const { status, problem } = failureResponse(error, 'Failed to read the data', command.requestId);
    return Response.json(problem, { status });
  }
}
