import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Phone, phoneShownAs } from './phone.ts';

/**
 * Builds a phone from the ten digits of an Indian number, in the groups of its kind: '+91 98765 43210', and
 * '+91 172 256 0001' for a landline of Panchkula. A module of its own, so that browsers do not load the library.
 */
export function indianPhone(label: string, digits: string): Phone {
  const number = parsePhoneNumberFromString(digits, 'IN');
  // The library drops a zero at the start, with which no number begins but a wrong one may.
  const isWhole = number?.nationalNumber === digits;
  const shown = isWhole ? number.formatInternational() : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  return phoneShownAs(label, digits, shown);
}
