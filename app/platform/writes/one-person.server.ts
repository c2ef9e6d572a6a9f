/** Headers of an answer that is about one person: nobody keeps a copy of it. */
export const ofOnePerson = { 'Cache-Control': 'private, no-store' } as const;
