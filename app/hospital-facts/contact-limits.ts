/**
 * Longest contact details of a person in a booking or a callback request, in characters; also for
 * `maxlength`.
 */
export const contactLimits = {
  name: 100,
  bestTime: 60,
  callAs: 60,
} as const;
