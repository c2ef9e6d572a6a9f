/** Reads a submitted doctor form, from the staff page or the API, and checks its fields and its picture. */

import { readMultipart } from '#app/platform/http/multipart.server.ts';
import { type LocalizedProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { summaryOf } from '#app/platform/input/clean-text.server.ts';
import type { CleanPicture } from '#app/platform/pictures/bytes.server.ts';
import { pictureLimits } from '#app/platform/pictures/picture.values.ts';
import { inspectPicture, type PictureFormat } from '#app/platform/pictures/picture-format.server.ts';
import { checkDoctor, type DoctorInput } from './doctor.input.server.ts';
import { doctorTextFields } from './doctor.values.ts';
import { type DoctorFormValues, optionalDoctorTexts } from './doctor-form.ts';
import { doctorTextRules } from './doctor-texts.server.ts';
import { submittedLeave, validLeaveEntries } from './hours/doctor-hours.input.server.ts';
import { submittedWeekdayHours, textsOfHours } from './hours/weekday-hours.input.server.ts';

/** Error for refused input. `values` holds the input as it was sent, for the form to show again. */
export class DoctorFormError extends ProblemError {
  readonly values: DoctorFormValues;

  constructor(status: ProblemError['status'], problem: LocalizedProblem, values: DoctorFormValues) {
    super(status, problem);
    this.values = values;
  }
}

export interface DoctorSubmission {
  readonly input: DoctorInput;
  readonly picture: (CleanPicture & { readonly format: PictureFormat }) | null;
  readonly removePicture: boolean;
  readonly values: DoctorFormValues;
  /** Idempotency key of the staff form. */
  readonly key: string | null;
  /** Whether staff confirmed that this is not the existing doctor with the same name and phone. */
  readonly isSeparate: boolean;
  /** Ids of the booked visits that staff have seen and keep, although the leave covers them. */
  readonly keptVisits: readonly string[];
  /** Field texts from when the form was opened, to detect changes by somebody else. Null if they were not sent. */
  readonly started: Readonly<Record<string, string>> | null;
}

/** Reads a list sent as JSON, as indexed fields, or as a repeated field. Clients use all three (requirement 56). */
function sentList(fields: FormData, name: string): unknown {
  const texts = (key: string) => fields.getAll(key).filter((value) => typeof value === 'string');
  const plain = texts(name);
  const indexed = [...fields.keys()].filter((key) => key.startsWith(`${name}[`)).flatMap(texts);
  if (plain.length === 1 && plain[0]?.trim().startsWith('[')) {
    try {
      return JSON.parse(plain[0]);
    } catch {
      return plain;
    }
  }
  return [...plain, ...indexed].filter((text) => text !== '');
}

const isSent = (fields: FormData, name: string) =>
  [...fields.keys()].some((key) => key === name || key.startsWith(`${name}[`));

/** Last value of a field. A check box follows a hidden field of the same name, so the last value counts. */
function lastText(fields: FormData, name: string): string | undefined {
  const last = fields.getAll(name).at(-1);
  return typeof last === 'string' ? last : undefined;
}

function sentText(fields: FormData): Record<string, string> {
  const always = Object.fromEntries(doctorTextFields.map((name) => [name, lastText(fields, name) ?? '']));
  const ifSent = ['availability', 'isActive', 'version'].flatMap((name) => {
    const text = lastText(fields, name);
    return text === undefined || text === '' ? [] : [[name, text]];
  });
  const optional = [...optionalDoctorTexts, ...doctorTextRules.map(({ name }) => name)].flatMap((name) => {
    const text = lastText(fields, name);
    return text === undefined ? [] : [[name, text]];
  });
  return {
    ...always,
    ...Object.fromEntries(optional),
    ...Object.fromEntries(ifSent),
  };
}

/** Reads the hidden field `started`. The client may have changed it, so any shape is accepted. */
function startedText(fields: FormData): Readonly<Record<string, string>> | null {
  try {
    const sent: unknown = JSON.parse(lastText(fields, 'started') ?? '');
    if (typeof sent !== 'object' || sent === null) return null;
    return Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, String(text)]));
  } catch {
    return null;
  }
}

/**
 * Reads and checks a doctor form from the staff page or the API.
 *
 * @param amend changes fields before they are read
 * @throws DoctorFormError 400 with the messages of all failing fields at once; 413 or 415 if only the
 *   picture is refused
 * @throws ProblemError 400, 413 or 415 if the body itself cannot be read
 */
export async function readDoctorForm(
  request: Request,
  amend?: (fields: FormData) => Promise<void>,
): Promise<DoctorSubmission> {
  const { fields, file } = await readMultipart(request, 'image');
  await amend?.(fields);
  const text = sentText(fields);
  const chosen = {
    hospitalSlots: sentList(fields, 'hospitalSlots'),
    videoSlots: sentList(fields, 'videoSlots'),
    ...(isSent(fields, 'workingDays') ? { workingDays: sentList(fields, 'workingDays') } : {}),
    ...(isSent(fields, 'languages') ? { languages: sentList(fields, 'languages') } : {}),
  };
  const leave = submittedLeave(fields);
  const weekdayHours = submittedWeekdayHours(fields);
  const listOf = (sent: unknown) => (Array.isArray(sent) ? sent : []);
  const values: DoctorFormValues = {
    text,
    hospitalSlots: listOf(chosen.hospitalSlots),
    videoSlots: listOf(chosen.videoSlots),
    workingDays: listOf(chosen.workingDays),
    languages: listOf(chosen.languages),
    weekdayHours: textsOfHours(weekdayHours),
    leave: validLeaveEntries(leave),
    hadPicture: file !== null,
  };

  const { input, errors: faults } = checkDoctor({
    ...text,
    ...chosen,
    ...(weekdayHours === undefined ? {} : { weekdayHours }),
    ...(leave === undefined ? {} : { leave }),
  });
  const errors = { ...faults };
  let picture: DoctorSubmission['picture'] = null;
  let pictureStatus: ProblemError['status'] | undefined;
  try {
    picture = file && inspectPicture(file, 'image', pictureLimits.leastSide);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    pictureStatus = error.status;
    Object.assign(errors, error.localized.errors);
  }
  if (input === undefined || pictureStatus !== undefined) {
    const status = input === undefined ? 400 : (pictureStatus ?? 400);
    throw new DoctorFormError(status, { message: summaryOf(errors), errors }, values);
  }
  return {
    input,
    picture,
    removePicture: lastText(fields, 'removeImage') === 'true',
    values,
    key: lastText(fields, 'key') ?? null,
    isSeparate: lastText(fields, 'separate') === 'yes',
    keptVisits: lastText(fields, 'keptVisits')?.split(' ') ?? [],
    started: startedText(fields),
  };
}
