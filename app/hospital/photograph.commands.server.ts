import { and, eq, exists, sql } from 'drizzle-orm';
import type { CleanPicture } from '#app/platform/pictures/bytes.server.ts';
import type { PictureFormat } from '#app/platform/pictures/picture-format.server.ts';
import {
  claimPicture,
  releasePicture,
  storePicture,
  sweepAfterChange,
} from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { readStoredTexts } from './facts-save.server.ts';
import { FactsChangedError, saveFacts } from './hospital.commands.server.ts';
import { hospitalFacts } from './hospital.schema.server.ts';
import type { PhotographPlace } from './photograph-places.ts';
import { photographs, photographText, storedPhotograph } from './sections/photographs.server.ts';

/** Attempts to save, if other people change other places at the same time. */
const tries = 3;

export interface PhotographChange {
  /** A new picture that was inspected already, or 'keep' or 'remove' for the current one. */
  readonly picture: (CleanPicture & { readonly format: PictureFormat }) | 'keep' | 'remove';
  readonly alt: string;
}

/**
 * Replaces or removes the photograph at a place, or changes its description. Concurrent changes of other
 * places do not conflict. The last of two concurrent changes of one place wins.
 *
 * @throws ProblemError 503 if R2 does not store the picture
 * @throws FactsChangedError if all attempts conflict with changes by others
 */
export async function savePhotograph(
  command: Command,
  place: PhotographPlace,
  { picture, alt }: PhotographChange,
): Promise<void> {
  const added = typeof picture === 'object' ? picture : null;
  const key = added ? await storePicture(command, added) : null;
  for (let tried = 1; ; tried += 1) {
    try {
      await replace(command, place, (before) => {
        if (added && key) return photographText({ key, width: added.width, height: added.height, alt });
        return picture === 'keep' && before ? photographText({ ...before, alt }) : '';
      });
      break;
    } catch (error) {
      if (!(error instanceof FactsChangedError) || tried === tries) throw error;
    }
  }
  await sweepAfterChange(command);
}

type Stored = ReturnType<typeof storedPhotograph>;

async function replace(command: Command, place: PhotographPlace, change: (before: Stored) => string) {
  const { database } = command;
  const { texts, version } = await readStoredTexts(command, photographs);
  const before = storedPhotograph(texts[place] ?? '');
  const text = change(before);
  const after = storedPhotograph(text);
  const isReferredTo = exists(
    database
      .select({ section: hospitalFacts.section })
      .from(hospitalFacts)
      .where(
        and(
          eq(hospitalFacts.section, photographs.id),
          sql`instr(${hospitalFacts.texts}, ${after?.key ?? ''}) > 0`,
        ),
      ),
  );
  await saveFacts(command, photographs, { ...texts, [place]: text }, version, [
    ...(after && after.key !== before?.key ? [claimPicture(database, after.key, isReferredTo)] : []),
    ...(before && after?.key !== before.key ? [releasePicture(command, before.key)] : []),
  ]);
}
