/**
 * Whether the site offers offline copies. False removes the service worker and its copies from each browser
 * at its next visit (docs/operations.md).
 */
export const isOfflineEnabled: boolean = true;

/** Path of the service worker. It lies at the root, so that its scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';
