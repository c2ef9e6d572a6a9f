import { saveState } from './saved-state.ts';
import { type Site, startSite } from './site.ts';

interface OwnedSite {
  readonly site: Site;
  readonly restore: () => Promise<void>;
}

/** Idle sites of this process. `dispose` returns a site to this list for the next test file. */
const free: { readonly [Beginning in 'migrated' | 'seeded']: OwnedSite[] } = { migrated: [], seeded: [] };

/**
 * Lends a site, as `startSite` starts it, to one test file. Database, pictures and log are reset, but the
 * Worker has answered requests before. Most test files take less time than starting and warming up a Worker.
 *
 * Use `startSite` for a test that needs a new isolate, runs the nightly task (its fallback snapshot remains),
 * or changes a setting.
 *
 * @param seeded whether the site contains the demonstration's account, doctors and links
 * @returns a site whose `dispose` returns it for the next file, and throws like that of `startSite`
 */
export async function acquireSite({ seeded = false } = {}): Promise<Site> {
  const places = free[seeded ? 'seeded' : 'migrated'];
  const owned = places.pop() ?? (await ownedSite(seeded));
  // Work that the previous file left in `waitUntil` may have written after its `dispose`.
  await owned.restore();
  return {
    ...owned.site,
    async dispose() {
      await owned.restore();
      owned.site.checkLog();
      places.push(owned);
    },
  };
}

async function ownedSite(seeded: boolean): Promise<OwnedSite> {
  const site = await startSite({ seeded });
  return { site, restore: await saveState(site) };
}
