import type { Phone } from './fact-shapes.ts';

/** A number of India as it is shown and called, such as '+91 98765 43210'. */
export const indianPhone = (label: string, digits: string): Phone => ({
  label,
  shown: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  href: `tel:+91${digits}`,
});

/** Its ten digits. */
export const digitsOf = ({ href }: Phone): string => href.slice('tel:+91'.length);
