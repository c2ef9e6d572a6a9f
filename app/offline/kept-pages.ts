import { informationGroups, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';

/** False takes the worker and all it kept from every browser at its next visit (docs/operations.md). */
export const offered: boolean = true;

/** At the root, so that its scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** What is shown where there is no copy: whom to call. */
export const offlinePath = '/offline';

const { about, prices, management, privacy, rights } = publicPages;

/**
 * The pages worth reading without a network. Each must be complete without what the stores hold, and mark it to be left out
 * (navigation/copy-marks.ts): a doctor who has left, or a film that is gone, must not come back from a copy.
 */
export const keptPages: readonly SitePage[] = [
  ...informationGroups.flatMap((group): readonly SitePage[] => group.pages),
  // A sheet that was begun, and the timer, must open where there is no signal.
  ...Object.values(toolPages),
  about,
  prices,
  management,
  privacy,
  rights,
];
