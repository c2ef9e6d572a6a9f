import { informationGroups, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';

/** Path of the page that is shown for a page without a copy: whom to call. */
export const offlinePath = '/offline';

const { about, prices, management, findUs, privacy, rights, urgent } = publicPages;

/** Pages that a shared phone must not keep: whoever finds the copy may be the one whom the reader fears. */
const neverStored: ReadonlySet<string> = new Set(['/violence-at-home-and-assault', '/lgbtq']);

/**
 * Pages that are stored for reading offline. Each must be complete without data from the stores, and must
 * mark such data for removal (navigation/offline-marks.ts). A doctor who has left, or a film that is gone, must
 * not come back from a copy.
 */
export const offlinePages: readonly SitePage[] = [
  ...informationGroups.flatMap((group): readonly SitePage[] =>
    group.pages.filter(({ path }) => !neverStored.has(path)),
  ),
  urgent,
  // A worksheet in progress, and the timer, must open without a network.
  ...Object.values(toolPages),
  about,
  prices,
  management,
  // Read on the way, where there may be no network.
  findUs,
  privacy,
  rights,
];
