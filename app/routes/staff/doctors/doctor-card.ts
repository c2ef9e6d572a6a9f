import { renderCardPreview } from '#app/doctors/directory/card-preview.server.tsx';
import { readForm } from '#app/platform/http/body.server.ts';
import { mostFormFields } from '#app/platform/http/multipart.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import type { Route } from './+types/doctor-card';

/** Answers only POST requests. */
export const loader = staffLoader(() => staffNotFound('There is no page at this address.'));

/** Renders the public card for the values of an unsaved form. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  currentStaff(context);
  try {
    return new Response(await renderCardPreview(await readForm(request, { fields: mostFormFields })), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    return refuseForm(error, 'Failed to show the card', staffCommand(context).requestId);
  }
}
