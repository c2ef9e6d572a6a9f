/** The most that is worked out at once: more than a year of weekly sessions, three months in a room. */
export const planLimits = { sessions: 60, days: 90 } as const;
