import { type DangerKind, dangerKinds, type Tier, tiers } from './danger.ts';
import { type DangerId, dangerAt } from './danger-table.ts';

/** Rows that every page has: nobody who thinks of dying may look in vain. */
export const onEveryPage = ['attempt', 'plan', 'dying-thoughts'] as const satisfies readonly DangerId[];

/** Most signs that a closed box shows. */
export const closedLines = 5;

export type DangersByTier = Readonly<Record<Tier, readonly DangerId[]>>;

/**
 * The rows of a page by tier, in the page's own order, with the rows of every page before them in the first tier and after them in
 * the others.
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

/** The signs that stand in the closed box after its first line, which speaks for `attempt` and `plan`. */
export const closedDangers = ({ ambulance }: DangersByTier): readonly DangerId[] =>
  ambulance.filter((id) => id !== 'attempt' && id !== 'plan').slice(0, closedLines - 1);

/** Rows of one tier by kind, kinds without rows left out. */
export const byKind = (ids: readonly DangerId[]): readonly (readonly [DangerKind, readonly DangerId[]])[] =>
  dangerKinds
    .map((kind) => [kind, ids.filter((id) => dangerAt(id).kind === kind)] as const)
    .filter(([, of]) => of.length > 0);
