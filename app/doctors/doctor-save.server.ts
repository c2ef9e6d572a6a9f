import type { Command } from '#app/server/command.server.ts';
import { answeredFailure } from '#app/server/problems.server.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import {
  DoctorFormError,
  type DoctorFormValues,
  type DoctorSubmission,
  readDoctorForm,
} from './doctor.input.server.ts';

/**
 * Saves the form of the staff page. What was typed comes back with every refusal, whatever its reason.
 *
 * @param save what is done with the form, once it is right
 * @param failure the words for when the database fails (specification, section 8)
 * @returns null where it was saved
 */
export async function saveDoctorForm(
  request: Request,
  { requestId }: Command,
  failure: string,
  save: (submission: DoctorSubmission) => Promise<unknown>,
): Promise<(RefusedForm<DoctorFormValues> & { readonly status: number }) | null> {
  let values: DoctorFormValues | null = null;
  try {
    const submission = await readDoctorForm(request);
    values = submission.values;
    await save(submission);
    return null;
  } catch (error) {
    if (error instanceof DoctorFormError) values = error.values;
    const { status, problem } = answeredFailure(error, failure, requestId);
    return { status, message: problem.message, errors: problem.errors ?? {}, values };
  }
}
