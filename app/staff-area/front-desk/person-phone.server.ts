import { phoneNumber } from '#app/platform/input/fields.server.ts';
import { parseInput, type } from '#app/platform/input/input.server.ts';

const personInput = type({ phone: phoneNumber, '+': 'delete' });

/**
 * Reads the phone number of a request for personal data.
 *
 * @throws ProblemError 400
 */
export const parsePersonPhone = (fields: URLSearchParams): string =>
  parseInput(personInput, { phone: fields.get('phone') ?? '' }).phone;
