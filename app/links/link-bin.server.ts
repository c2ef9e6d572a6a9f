/** Bin of deleted links, which can be restored for 30 days with their consents and thumbnails (decision 0062). */

import { releasePictures, sweepAfterChange } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { linkRows } from './link.commands.server.ts';
import { socialLinks } from './link.schema.server.ts';
import { endConsents } from './link-consent.server.ts';

export const { remove: deleteLink, restore: restoreLink, listBin: listLinkBin } = linkRows;

/** Daily: deletes links that were in the bin for 30 days, with their thumbnails. Their consent records end but stay. */
export async function purgeLinkBin(command: Command): Promise<void> {
  await linkRows.purge(command, (due) => [
    releasePictures(command, socialLinks.thumbnailKey, due),
    endConsents(command, due),
  ]);
  await sweepAfterChange(command);
}
