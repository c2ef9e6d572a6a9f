import type { Phone } from '#app/contact-details/phone.ts';

/** Whether a number is a placeholder: no Indian number begins with five zeros. */
export function isPlaceholderPhone({ href }: Phone): boolean {
  return /^tel:\+910{5}/.test(href);
}

/** Returns the ten digits of a text that is the number of a placeholder, which no form reads as a phone; undefined for another text. */
export function placeholderDigits(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return /^0{5}\d{5}$/.test(digits) ? digits : undefined;
}

/** Whether an address is a placeholder: `example` domains are reserved and receive no mail. */
export function isPlaceholderEmail(email: string): boolean {
  return /[@.]example(\.(com|net|org))?$/i.test(email);
}

/** Whether a URL is a profile and not its placeholder, the front page of the network. */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/';
}

/** Whether a map link is a placeholder: a search instead of a place. */
export function isPlaceholderMap(url: string): boolean {
  return new URL(url).pathname.startsWith('/maps/search');
}
