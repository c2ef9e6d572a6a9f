/**
 * How a page says what becomes of its parts in the copy that a browser keeps for when there is no network: the server marks,
 * the service worker reads (app/offline).
 */
export const copyMarks = {
  /** On an element that is left out, as it may no longer be true when the copy is read: a doctor may have left. */
  leftOut: 'data-not-in-copies',
  /** On a `template` whose content stands in its place in a copy, and nowhere else. */
  only: 'data-only-in-copies',
  /** On an empty `span`, in which the day of the copy is written. */
  savedOn: 'data-saved-on',
} as const;
