/** What is said of a phone number that is none (specification, section 5). */
export const phoneMessage = 'Phone number must be 10 digits.';

/** A number as it is stored: 10 digits, a landline with its area code too. */
export const phonePattern = '[0-9]{10}';

const whole = new RegExp(`^${phonePattern}$`);

/**
 * The ten digits of an Indian number as people write it: with spaces, a country code or the zero before an area code.
 *
 * @returns undefined where it is none
 */
export function phoneDigits(text: string): string | undefined {
  const typed = text.replace(/[\s().-]/g, '').replace(/^\+/, '');
  const digits = typed.length === 12 && typed.startsWith('91') ? typed.slice(2) : typed;
  const local = digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
  return whole.test(local) ? local : undefined;
}
