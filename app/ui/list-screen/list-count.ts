/** Names of the things in a list. */
export interface Nouns {
  readonly one: string;
  readonly many: string;
}

/** A page of a list, and how much was found. */
export interface ListPosition {
  /** From 1. A requested page after the last is replaced by the last. */
  readonly page: number;
  readonly pages: number;
  /** Number of things on all pages. */
  readonly count: number;
  /** Whether there are more things than `count`. */
  readonly hasMore?: boolean;
}

/** Formats the count: '1 doctor', '72 doctors', 'More than 1,000 doctors'. */
export function countText(
  { count, hasMore = false }: Pick<ListPosition, 'count' | 'hasMore'>,
  { one, many }: Nouns,
): string {
  const text = `${count.toLocaleString('en-IN')} ${count === 1 && !hasMore ? one : many}`;
  return hasMore ? `More than ${text}` : text;
}
