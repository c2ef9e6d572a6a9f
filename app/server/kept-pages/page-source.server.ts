import type { LastGood } from '../last-good/last-good.server.ts';
import type { KnownVersion } from './data-version.server.ts';

/** What is known of the database as a request comes. */
export type KnownDatabase = Pick<LastGood, 'database' | 'version'>;

/** From what a page is made: data of a known version, of a copy while the database is away, or of a version that nobody told in time. */
export type Source =
  | ({ readonly kind: 'known' } & KnownVersion)
  | { readonly kind: 'copy'; readonly takenAt: number }
  | { readonly kind: 'away' | 'late' };

/** Renderings of one source are the same page. */
export const sourceName = (source: Source, writes: number) => {
  if (source.kind === 'known') return `version ${source.version}`;
  return `${source.kind === 'copy' ? `copy ${source.takenAt}` : source.kind} after write ${writes}`;
};

export function knownDatabase(source: Source, isTroubled: boolean): KnownDatabase {
  if (source.kind === 'late') return { database: 'late' };
  if (source.kind !== 'known') return { database: 'away' };
  return { database: isTroubled ? 'away' : 'there', version: source.version };
}
