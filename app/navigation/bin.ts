/** How many days what staff delete can be restored; then it is gone, pictures and all. */
export const binDays = 30;

/** What was put into the bin before this moment is gone. */
export const binnedUntil = (now: Date): Date => new Date(now.getTime() - binDays * 24 * 60 * 60 * 1000);

/** When what is put into the bin at a moment is gone. */
export const binEnd = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + binDays * 24 * 60 * 60 * 1000);

/** Something in the bin, as its list shows it. */
export interface Binned {
  readonly id: string;
  readonly name: string;
  /** What else tells it from others, such as the specialization. */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
}
