/** Attribute of a field whose text the browser stores. */
export const storedMark = 'data-keep';

/** Ids of the elements that stored-answers.script.ts needs. */
export const storedAnswersIds = { status: 'kept', wipe: 'wipe' } as const;
