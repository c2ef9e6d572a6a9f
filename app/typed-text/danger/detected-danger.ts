/** Kinds of danger that the detection finds in a text. They are in their own module, because scripts in the browser need them without the model. */

/**
 * - `poison`: something was swallowed, somebody is unconscious, or a fit does not stop.
 * - `life`: thoughts of dying, a plan, an attempt.
 * - `harm`: the person who writes may hurt somebody else.
 * - `violence`: somebody is hurt or threatened.
 */
export type DetectedDanger = 'poison' | 'life' | 'harm' | 'violence';

/** Order in which a page shows the dangers. Poison comes first, because minutes count. */
export const dangerOrder: readonly DetectedDanger[] = ['poison', 'life', 'harm', 'violence'];
