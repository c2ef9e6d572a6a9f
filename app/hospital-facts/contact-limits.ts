/**
 * Longest contact details of a person in a booking or a callback request, in characters; also for
 * `maxlength`.
 */
export const contactLimits = {
  name: 100,
  /** Includes a country code and the spaces that people type. */
  phone: 20,
  bestTime: 60,
  callAs: 60,
} as const;
