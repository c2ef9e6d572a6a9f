import { type DangerKind, dangerKinds, type Tier, tiers } from './danger.ts';
import { type DangerId, dangerAt } from './danger-table.ts';

/** Rows that every page has, so that somebody who thinks of dying finds help on any page. */
export const onEveryPage = ['attempt', 'plan', 'dying-thoughts'] as const satisfies readonly DangerId[];

/** Most signs in a closed box. */
export const closedLines = 5;

export type DangersByTier = Readonly<Record<Tier, readonly DangerId[]>>;

/**
 * Groups the rows of a page by tier, in the page's own order. The rows of {@link onEveryPage} come first in the tier `ambulance` and last in the
 * others.
 *
 * @param named ids that the page names, the most important first
 */
export function dangersByTier(named: readonly DangerId[]): DangersByTier {
  const own = named.filter((id) => !onEveryPage.some((always) => always === id));
  const of = (tier: Tier, ids: readonly DangerId[]) => ids.filter((id) => dangerAt(id).tier === tier);
  return Object.fromEntries(
    tiers.map((tier) => [
      tier,
      tier === 'ambulance'
        ? [...of(tier, onEveryPage), ...of(tier, own)]
        : [...of(tier, own), ...of(tier, onEveryPage)],
    ]),
  ) as unknown as DangersByTier;
}

/** Signs of the closed box after its first line. The first line stands for the rows `attempt` and `plan`. */
export const closedDangers = ({ ambulance }: DangersByTier): readonly DangerId[] =>
  ambulance.filter((id) => id !== 'attempt' && id !== 'plan').slice(0, closedLines - 1);

/** Groups the rows of one tier by kind, without empty kinds. */
export const byKind = (ids: readonly DangerId[]): readonly (readonly [DangerKind, readonly DangerId[]])[] =>
  dangerKinds
    .map((kind) => [kind, ids.filter((id) => dangerAt(id).kind === kind)] as const)
    .filter(([, of]) => of.length > 0);
