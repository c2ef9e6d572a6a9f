import { keepState } from './kept-state.ts';
import { type Site, startSite } from './site.ts';

interface OwnedSite {
  readonly site: Site;
  readonly restore: () => Promise<void>;
}

/** Of this process: who gives a site back leaves it here for the next file. */
const free: { readonly [Beginning in 'migrated' | 'seeded']: OwnedSite[] } = { migrated: [], seeded: [] };

/**
 * A site as `startSite` starts it, for one test file: what was written before is gone from database, pictures and log, but the Worker
 * has answered before. To start one and to warm it up takes more than most files do with it.
 *
 * Not for what a new isolate is needed for, what runs the nightly work (its copy of the public pages stays), or another
 * setting: that is for `startSite`.
 *
 * @param seeded whether the demonstration's account, doctors and links are in it
 * @returns `dispose` gives it back for the next file, and throws as that of `startSite` does
 */
export async function borrowSite({ seeded = false } = {}): Promise<Site> {
  const places = free[seeded ? 'seeded' : 'migrated'];
  const owned = places.pop() ?? (await ownedSite(seeded));
  // What the file before left to be done behind its answers may have written since.
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
  return { site, restore: await keepState(site) };
}
