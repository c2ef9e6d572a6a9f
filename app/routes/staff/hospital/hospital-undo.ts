import { FactsChangedError, undoFacts } from '#app/hospital/hospital.commands.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { findSection } from '#app/hospital/sections.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import type { Route } from './+types/hospital-undo';

/** Answers GET requests with a 404: the route has an action and no page. */
export const loader = staffLoader(() => staffNotFound('There is no page at this address.'));

/** Takes back the last change of a section. A replaced photograph is deleted, so its change cannot be taken back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const section = findSection(params.section);
  if (!section || section.hasPictures) return staffNotFound('There is no such section.');
  const { version = '' } = Object.fromEntries(await readForm(request));
  try {
    await undoFacts(command, section, /^\d{1,9}$/.test(version) ? Number(version) : 0);
  } catch (error) {
    if (!(error instanceof FactsChangedError)) throw error;
    return toastRedirect(sectionPath(section.id), 'factsChangedSince');
  }
  return toastRedirect(sectionPath(section.id), 'factsTakenBack');
}
