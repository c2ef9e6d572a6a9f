import { pictureMessages } from '#app/server/pictures/picture.values.ts';
import type { Problem } from '#app/server/problems.server.ts';
import { answeredFailure } from '#app/server/problems.server.ts';
import {
  DoctorFormError,
  type DoctorFormValues,
  type DoctorSubmission,
  readDoctorForm,
} from './doctor.input.server.ts';

/** Why a form was not saved, and what was typed. */
export interface RefusedSave {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: DoctorFormValues | null;
}

/** A file cannot be put back into a form: where there was one, the message beside it says so. */
function withLostPicture(
  errors: Problem['errors'] = {},
  values: DoctorFormValues | null,
): Record<string, string> {
  return values?.hadPicture && !errors.image ? { ...errors, image: pictureMessages.again } : { ...errors };
}

/**
 * Saves the form of the staff page. What was typed comes back with every refusal, whatever its reason.
 *
 * @param save the command
 * @param failure the words for when the database fails (specification, section 8)
 * @returns null where it was saved
 */
export async function saveDoctorForm(
  request: Request,
  save: (submission: DoctorSubmission) => Promise<unknown>,
  { failure, requestId }: { failure: string; requestId: string },
): Promise<RefusedSave | null> {
  let values: DoctorFormValues | null = null;
  try {
    const submission = await readDoctorForm(request);
    values = submission.values;
    await save(submission);
    return null;
  } catch (error) {
    const typed = error instanceof DoctorFormError ? error.values : values;
    const { status, problem } = answeredFailure(error, failure, requestId);
    return {
      status,
      message: problem.message,
      errors: withLostPicture(problem.errors, typed),
      values: typed,
    };
  }
}
