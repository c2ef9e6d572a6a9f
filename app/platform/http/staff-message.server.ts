import { defaultLocale } from '#app/languages/locales.ts';
import { type LocalizedMessage, message } from '#app/languages/localized-message.ts';
import {
  type FieldProblems,
  fieldProblem,
  notFound,
  ProblemError,
  type ProblemStatus,
} from './problems.server.ts';

/**
 * A message in English, for the staff area and for programs that call the API. Visitors must never see such a message:
 * tests/checks/walls.test.ts lists the folders that may import this module.
 */
export const staffMessage = (text: string): LocalizedMessage => message({ text }, 'text');

/** Creates a {@link staffMessage} for each field. */
export const staffMessages = (texts: Readonly<Record<string, string>>): FieldProblems =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, staffMessage(text)]));

/** Creates a problem with a {@link staffMessage}. */
export const staffProblem = (
  status: ProblemStatus,
  text: string,
  headers?: Readonly<Record<string, string>>,
): ProblemError => new ProblemError(status, { message: staffMessage(text) }, headers);

/** Creates a problem of one field with a {@link staffMessage}. */
export const staffFieldProblem = (status: ProblemStatus, field: string, text: string): ProblemError =>
  new ProblemError(status, fieldProblem(field, staffMessage(text)));

/** Throws the 404 page of the staff area with a message. */
export function staffNotFound(text: string): never {
  notFound(staffMessage(text), defaultLocale);
}
