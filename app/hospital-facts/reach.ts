/** How somebody is reached, as a booking and a call ask it: the longest texts, for `maxlength` too. */
export const reachLimits = {
  name: 100,
  /** With a country code, and the spaces that people type between the ten digits. */
  phone: 20,
  bestTime: 60,
  callAs: 60,
} as const;
