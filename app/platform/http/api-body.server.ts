import { type FieldProblems, ProblemError } from './problems.server.ts';
import { staffMessage } from './staff-message.server.ts';

/** Fields that the API names otherwise than the forms and the tables, by the name in the API. */
const formNames: Readonly<Record<string, string>> = { messages: 'messageChannel' };

const formNameOf = (name: string) => formNames[name] ?? name;

const apiNameOf = (name: string) =>
  Object.keys(formNames).find((apiName) => formNames[apiName] === name) ?? name;

const renamed = <Value>(fields: Readonly<Record<string, Value>>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));

/**
 * Parses the body of an API call like a form. A field that the call does not have is refused by its name: a misspelt
 * answer about messages, or a misspelt amount, would otherwise be ignored without a word.
 *
 * @param schema the fields of the form, as keys of its schema
 * @throws ProblemError 400, also of `parse`
 */
export function parseApiBody<Input>(
  body: unknown,
  schema: Readonly<Record<string, unknown>>,
  parse: (body: unknown) => Input,
): Input {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return parse(body);
  const known = Object.keys(schema).map((key) => apiNameOf(key.replace('?', '')));
  const unknown = Object.keys(body).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const problem = staffMessage(`There is no field ${unknown.map((name) => `'${name}'`).join(', ')}.`);
    const errors: FieldProblems = Object.fromEntries(unknown.map((name) => [name, problem]));
    throw new ProblemError(400, { message: problem, errors });
  }
  try {
    return parse(renamed(body as Record<string, unknown>, formNameOf));
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.localized.errors) throw error;
    const errors = renamed(error.localized.errors, apiNameOf);
    throw new ProblemError(error.status, { ...error.localized, errors }, error.headers);
  }
}
