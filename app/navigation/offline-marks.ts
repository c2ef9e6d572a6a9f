/**
 * Attributes that mark what changes in the offline copy of a page. The server sets them; the service worker
 * reads them (app/offline).
 */
export const offlineMarks = {
  /**
   * On an element that is removed from copies, because it may be out of date when the copy is read: a doctor
   * may have left.
   */
  leftOut: 'data-not-in-copies',
  /** On a `template` whose content replaces it in copies only. */
  only: 'data-only-in-copies',
  /** On an empty `span` that receives the day of the copy. */
  savedOn: 'data-saved-on',
} as const;
