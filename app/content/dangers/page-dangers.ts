import type { InformationGroupId } from '#app/navigation/information-groups.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import type { Tier } from './danger.ts';
import { type DangerId, dangerAt } from './danger-table.ts';
import { firstAidBoxOf } from './first-aid-box-of.ts';
import type { FirstAidId } from './first-aid-ids.ts';

/** Rows that every page has, so that somebody who thinks of dying finds help on any page. */
export const onEveryPage = ['attempt', 'plan', 'dying-thoughts'] as const satisfies readonly DangerId[];

const isOnEveryPage = (id: DangerId) => onEveryPage.some((always) => always === id);

/** Most lines that a page shows of each tier, so that a frightened reader takes them in within ten seconds. */
export const mostLines = { ambulance: 4, emergency: 3, today: 4, soon: 4 } as const satisfies Record<
  Tier,
  number
>;

/**
 * Lines of each tier that the rows of {@link onEveryPage} take: one for `attempt` and `plan` together, and one for `dying-thoughts`.
 */
export const linesOfEveryPage = { ambulance: 1, emergency: 0, today: 1, soon: 0 } as const satisfies Record<
  Tier,
  number
>;

/** Most rows of each tier that a page may name without a reason (`moreDangers`). */
export const mostNamed = (tier: Tier): number => mostLines[tier] - linesOfEveryPage[tier];

/** Rows of one tier that a page names, in its own order, without those of every page. */
export const rowsOfTier = (named: readonly DangerId[], tier: Tier): readonly DangerId[] =>
  named.filter((id) => !isOnEveryPage(id) && dangerAt(id).tier === tier);

/**
 * Rows of one tier that a page shows. Rows for an emergency department are never left out.
 *
 * @param showsAll whether the page gives a reason to show more lines than {@link mostLines}
 */
export const shownOfTier = (
  named: readonly DangerId[],
  tier: Tier,
  showsAll = false,
): readonly DangerId[] => {
  const rows = rowsOfTier(named, tier);
  return showsAll || tier === 'emergency' ? rows : rows.slice(0, mostNamed(tier));
};

/** Card of first aid that has all the steps of a row. */
const cardWithSteps: Readonly<Partial<Record<DangerId, FirstAidId>>> = {
  'opioid-overdose': 'overdose',
  'fit-long': 'fit',
  'fit-after': 'fit',
};

/**
 * Whether the box of a page shows the steps below a sign.
 *
 * @param cards cards of first aid on the same page, whose steps the box does not repeat
 */
export function hasStepsInBox(id: DangerId, cards: readonly FirstAidId[] = []): boolean {
  const card = cardWithSteps[id];
  if (card && cards.includes(card)) return false;
  const { tier, stepsInBox = false } = dangerAt(id);
  return stepsInBox || tier === 'emergency' || firstAidBoxOf([id]) !== undefined;
}

/** Groups whose pages are about the body. They show thoughts of ending one's life as the last line of a tier, and other pages as the first. */
const groupsOfTheBody: readonly InformationGroupId[] = [
  'sexual-wellness',
  'sleep',
  'headache',
  'epilepsy',
  'medicines',
];

/** Whether a page shows thoughts of ending one's life before its own signs. */
export const hasLifeFirst = ({ group, lifeFirst }: Pick<FrontMatter, 'group' | 'lifeFirst'>): boolean =>
  lifeFirst ?? !groupsOfTheBody.includes(group);
