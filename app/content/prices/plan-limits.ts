/** Largest numbers in the form: more than a year of weekly sessions, and about three months in a room. */
export const planLimits = { sessions: 60, days: 90 } as const;
