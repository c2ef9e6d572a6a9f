import type { Phone } from './fact-shapes.ts';

/** Whether nobody can be called there: Indian numbers do not begin with this many zeros. */
export function isPlaceholderPhone({ href }: Phone): boolean {
  return /^tel:\+910{5}/.test(href);
}

/** Whether nobody can be written to there: `example` names are reserved and lead nowhere. */
export function isPlaceholderEmail(email: string): boolean {
  return /[@.]example(\.(com|net|org))?$/i.test(email);
}

/** The front page of a network stands in for a profile, and is nobody's. */
export function isProfile(url: string): boolean {
  return new URL(url).pathname !== '/';
}
