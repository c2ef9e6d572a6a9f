import { failureResponse, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { type Command, isOwnChange } from '#app/platform/request/command.server.ts';
import { IdempotencyConflictError, idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { findResultOfKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { createDoctor, NamesakeError, requireDoctor, updateDoctor } from './doctor.commands.server.ts';
import { findLastEditor, findStaffDoctor } from './doctor.queries.server.ts';
import type { Leave } from './doctor.values.ts';
import { type StaffDoctor, saveFailureMessages } from './doctor.values.ts';
import {
  type BookedVisit,
  type DoctorFormValues,
  doctorFormValuesOf,
  type RefusedDoctorForm,
} from './doctor-form.ts';
import { DoctorFormError, type DoctorSubmission, readDoctorForm } from './doctor-submission.server.ts';
import {
  applyTheirChoices,
  comparableTexts,
  doctorDifferences,
  isTimeField,
  restoreAllButTimes,
} from './staff-list/doctor-conflicts.server.ts';

const messages = {
  changed:
    'Somebody else has changed this doctor in the meantime. Choose which version to keep, then press Update again.',
  changedInOtherTab:
    'You have changed this doctor in another tab in the meantime. Choose which version to keep, then press Update again.',
  savedBefore:
    'This doctor was saved at an earlier press of Create, whose answer did not arrive. What was changed in the form since then is not saved.',
} as const;

type Refusal = RefusedDoctorForm & { readonly status: number };

/** Either the saved doctor, or the reason for the form to show. */
type Outcome =
  | { readonly saved: StaffDoctor; readonly refused?: undefined }
  | { readonly refused: Refusal; readonly saved?: undefined };

/**
 * A form that was not saved because it conflicts with an earlier or concurrent save.
 * `more` holds the data for the question that the form asks next.
 */
class QuestionError extends ProblemError {
  readonly more: Partial<RefusedDoctorForm>;

  constructor(message: string, more: Partial<RefusedDoctorForm>) {
    super(409, { message: staffMessage(message) });
    this.more = more;
  }
}

/** Reads and saves a form. If either step fails, the outcome includes the typed values, so that no input is lost. */
async function saveOrRefuse(
  { requestId }: Command,
  failure: string,
  read: () => Promise<DoctorSubmission>,
  save: (submission: DoctorSubmission) => Promise<StaffDoctor>,
): Promise<Outcome> {
  let values: DoctorFormValues | null = null;
  try {
    const submission = await read();
    values = submission.values;
    return { saved: await save(submission) };
  } catch (error) {
    if (error instanceof DoctorFormError) values = error.values;
    const { status, problem } = failureResponse(error, failure, requestId);
    const more: Partial<RefusedDoctorForm> =
      error instanceof QuestionError
        ? error.more
        : error instanceof NamesakeError
          ? { namesake: error.namesake }
          : {};
    return {
      refused: { status, message: problem.message, errors: problem.errors ?? {}, values, ...more },
    };
  }
}

/** Asks about the doctor that an earlier submission created with the same idempotency key but other content. */
async function askAboutSaved({ database }: Command, key: string): Promise<never> {
  const id = await findResultOfKey(database, key);
  const doctor = id === null ? null : await findStaffDoctor(database, id);
  if (!doctor) throw new IdempotencyConflictError();
  throw new QuestionError(messages.savedBefore, { namesake: { id: doctor.id, name: doctor.name } });
}

/**
 * Adds the doctor from the staff form. A repeated submission does not add the doctor again (decision 0053).
 * If a doctor with this name and phone exists, the outcome is a question first.
 */
export function saveNewDoctor(request: Request, command: Command): Promise<Outcome> {
  return saveOrRefuse(
    command,
    saveFailureMessages.create,
    () => readDoctorForm(request),
    async ({ input, picture, key, isSeparate }) => {
      // "Add another doctor with this name" is a submission of its own, so it needs another idempotency key.
      const named = key && isSeparate ? `${key}-separate` : key;
      const idempotencyKey = await idempotencyKeyOf(named, {
        ...input,
        picture: picture?.bytes.length ?? null,
      });
      try {
        return await createDoctor(command, input, picture, { idempotencyKey, refusesNamesake: !isSeparate });
      } catch (error) {
        if (error instanceof IdempotencyConflictError && idempotencyKey)
          return askAboutSaved(command, idempotencyKey.key);
        throw error;
      }
    },
  );
}

/** Asks which version of each differing field to save. The next submission starts from the stored version. */
async function askAboutVersions(
  command: Command,
  { values, started }: DoctorSubmission,
  theirs: StaffDoctor,
): Promise<never> {
  const differences = doctorDifferences(values, doctorFormValuesOf(theirs), started);
  const isOwnSave = isOwnChange(command, await findLastEditor(command.database, theirs.id));
  throw new QuestionError(isOwnSave ? messages.changedInOtherTab : messages.changed, {
    differences,
    isOwnSave,
    values: { ...values, text: { ...values.text, version: String(theirs.version) } },
  });
}

/** Finds the booked visits that a changed leave covers. The visits are data of another store. */
type FindCovered = (leave: {
  readonly before: readonly Leave[];
  readonly after: readonly Leave[];
}) => Promise<readonly BookedVisit[]>;

/** Asks about booked visits that the leave covers, unless staff have seen all of them and keep them. */
async function askAboutVisits(
  { database }: Command,
  id: string,
  { input, keptVisits }: DoctorSubmission,
  findCovered: FindCovered,
): Promise<void> {
  if (!input.leave || input.leave.length === 0) return;
  const { leave: before } = await requireDoctor(database, id);
  const booked = await findCovered({ before, after: input.leave });
  if (booked.every((visit) => keptVisits.includes(visit.id))) return;
  const counted = booked.length === 1 ? '1 visit is booked' : `${booked.length} visits are booked`;
  throw new QuestionError(`${counted} during this leave. Nothing is saved yet.`, { booked });
}

/** Whether the stored doctor still equals the form as it was opened. The form has no availability field. */
function isSameForm(
  started: Readonly<Record<string, string>>,
  theirs: StaffDoctor,
  part: 'whole' | 'times',
): boolean {
  const stored = Object.entries(comparableTexts(doctorFormValuesOf(theirs)));
  const shown = part === 'times' ? stored.filter(([field]) => isTimeField(field)) : stored;
  return shown.every(([field, text]) => started[field] === text);
}

/**
 * Saves the changed doctor from the staff form. If somebody else saved in the meantime, the outcome has both
 * versions of each differing field, and the next submission chooses between them.
 *
 * @param part fields that the form may change. With `times`, all other fields keep their stored values.
 * @param findCovered finds booked visits that the leave covers, about which the outcome asks first
 */
export function saveChangedDoctor(
  request: Request,
  command: Command,
  id: string,
  part: 'whole' | 'times',
  findCovered: FindCovered,
): Promise<Outcome> {
  const { database } = command;
  return saveOrRefuse(
    command,
    saveFailureMessages.update,
    () =>
      readDoctorForm(request, async (fields) => {
        const isChoosing = [...fields.values()].includes('theirs');
        if (part === 'whole' && !isChoosing) return;
        const stored = doctorFormValuesOf(await requireDoctor(database, id));
        if (part === 'times') restoreAllButTimes(fields, stored);
        if (isChoosing) applyTheirChoices(fields, stored);
      }),
    async (submission) => {
      await askAboutVisits(command, id, submission, findCovered);
      const { input, picture, removePicture, started, values } = submission;
      const change = part === 'times' ? 'keep' : (picture ?? (removePicture ? 'remove' : 'keep'));
      try {
        return await updateDoctor(command, id, input, change);
      } catch (error) {
        if (!(error instanceof VersionConflictError)) throw error;
        const theirs = await requireDoctor(database, id);
        // Two cases need no question: an earlier submission was saved but its response was lost,
        // or the other person changed only fields that this form does not show.
        const isSaved = doctorDifferences(values, doctorFormValuesOf(theirs), started).length === 0;
        if (isSaved && change === 'keep') return theirs;
        const hasNothingToAsk = isSaved || (started !== null && isSameForm(started, theirs, part));
        if (!hasNothingToAsk) await askAboutVersions(command, submission, theirs);
        return updateDoctor(command, id, { ...input, version: theirs.version }, change);
      }
    },
  );
}
