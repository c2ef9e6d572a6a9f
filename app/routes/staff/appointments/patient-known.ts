import { data, redirectDocument } from 'react-router';
import { readForm } from '#app/platform/http/body.server.ts';
import { failureResponse } from '#app/platform/http/problems.server.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { readKnownPerson } from '#app/staff-area/front-desk/known-person.server.ts';
import { parsePersonPhone } from '#app/staff-area/front-desk/person-phone.server.ts';
import type { Route } from './+types/patient-known';

export const loader = staffLoader(() => redirectDocument('/dashboard/Patient'));

/** Answers what the desk knows of a phone. An action, so that the phone is in no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  try {
    return { known: await readKnownPerson(command, parsePersonPhone(await readForm(request))) };
  } catch (error) {
    const { status } = failureResponse(error, 'Failed to look up the phone', command.requestId);
    return data({ known: null }, { status });
  }
}
