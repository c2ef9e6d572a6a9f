/**
 * Days for which deleted things can be restored. After that they are deleted for good, with their pictures.
 */
export const binDays = 30;

/** Things that were deleted before this moment are due for final deletion. */
export const binCutoff = (now: Date): Date => new Date(now.getTime() - binDays * 24 * 60 * 60 * 1000);

/** Returns the moment of final deletion for something deleted at `deletedAt`. */
export const binExpiry = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + binDays * 24 * 60 * 60 * 1000);

/** An entry in the list of the bin. */
export interface BinEntry {
  readonly id: string;
  readonly name: string;
  /** Detail that distinguishes it from others, such as the specialization. */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
}
