import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { message } from '#app/languages/localized-message.ts';
import { messageFields, oneOf, reachFields, requiredFlag } from '#app/platform/input/fields.server.ts';
import { parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import { type CallOutcome, callOutcomes } from './callback.values.ts';

/** The fields of a callback request, as keys of its schema. */
export const callbackSchema = {
  name: shortText(contactLimits.name, { required: message(callbackProblems, 'name') }),
  ...reachFields,
  ...messageFields,
  safeToCall: requiredFlag(message(callbackProblems, 'safeToCall')),
  consent: requiredFlag(message(callbackProblems, 'consent'), true),
  '+': 'delete',
} as const;

const callbackInput = type(callbackSchema);

export type CallbackInput = typeof callbackInput.infer;

/** Fills in absent fields, so that a missing field gets its own message instead of a generic one. */
const withEmptyFields = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? { name: '', phone: '', safeToCall: null, consent: null, ...body }
    : body;

/** @throws ProblemError 400 with the message of every failing field at once */
export const parseCallback = (body: unknown): CallbackInput =>
  parseInput(callbackInput, withEmptyFields(body));

const unknownOutcome = message(callbackProblems, 'status', { outcomes: callOutcomes });

const outcomeInput = type({ status: oneOf(callOutcomes, unknownOutcome), '+': 'delete' });

/** @throws ProblemError 400 */
export const parseCallOutcome = (body: unknown): CallOutcome =>
  parseInput(outcomeInput, body, unknownOutcome).status;
