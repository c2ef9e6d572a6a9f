/** Attribute of a field whose text the browser stores. */
export const keptMark = 'data-keep';

/** Ids of the elements that kept-sheet.script.ts needs. */
export const keepIds = { status: 'kept', wipe: 'wipe' } as const;
