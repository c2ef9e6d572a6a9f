/** Kinds of danger that the detection finds in a text, apart from it because pages in the browser name them and need no word lists. */

/**
 * - `poison`: something was swallowed, somebody is unconscious, or a fit does not stop.
 * - `life`: thoughts of dying, a plan, an attempt.
 * - `violence`: somebody is hurt or threatened.
 */
export type DetectedDanger = 'poison' | 'life' | 'violence';

/** The order in which a page shows them. After poison, minutes count. */
export const dangerOrder: readonly DetectedDanger[] = ['poison', 'life', 'violence'];
