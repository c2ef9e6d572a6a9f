import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { mustSay, oneOf, reachFields } from '#app/platform/input/fields.server.ts';
import { parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { callbackMessages } from './callback.messages.ts';
import { type CallOutcome, callOutcomes } from './callback.values.ts';

const callbackInput = type({
  name: shortText(contactLimits.name, { required: callbackMessages.name }),
  ...reachFields,
  safeToCall: mustSay(callbackMessages.safeToCall),
  consent: mustSay(callbackMessages.consent, true),
  '+': 'delete',
});

export type CallbackInput = typeof callbackInput.infer;

/** Fills in absent fields, so that a missing field gets its own message instead of a generic one. */
const withEmptyFields = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? { name: '', phone: '', safeToCall: null, consent: null, ...body }
    : body;

/** @throws ProblemError 400 with the message of every failing field at once */
export const parseCallback = (body: unknown): CallbackInput =>
  parseInput(callbackInput, withEmptyFields(body));

const outcomeInput = type({ status: oneOf(callOutcomes, callbackMessages.status), '+': 'delete' });

/** @throws ProblemError 400 */
export const parseCallOutcome = (body: unknown): CallOutcome =>
  parseInput(outcomeInput, body, callbackMessages.status).status;
