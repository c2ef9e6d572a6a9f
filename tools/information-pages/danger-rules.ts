import { signIds, tiers } from '#app/content/dangers/danger.ts';
import { byUrgency, type DangerId, dangerAt, dangerIds } from '#app/content/dangers/danger-table.ts';
import { mostNamed, onEveryPage, rowsOfTier } from '#app/content/dangers/page-dangers.ts';
import type { FrontMatter } from '#app/content/front-matter.server.ts';

/** Tiers of which each page needs a row of its own. */
const neededTiers = ['ambulance', 'today', 'soon'] as const;

/** First-aid cards, and the danger that a page with the card must name. */
const dangerOfCard = { alcohol: 'alcohol-severe', fit: 'fit-long', overdose: 'opioid-overdose' } as const;

interface Fault {
  readonly field: keyof FrontMatter;
  /** Says what is wrong and what to do. */
  readonly words: string;
}

const listed = (ids: readonly string[]) => ids.join(', ');

/** Signs that a page would show in two tiers, each with the rows that name it. */
const contradictions = (dangers: readonly DangerId[]) =>
  signIds
    .map((sign) => ({ sign, rows: dangers.filter((id) => dangerAt(id).sees?.includes(sign)) }))
    .filter(({ rows }) => new Set(rows.map((id) => dangerAt(id).tier)).size > 1);

/** Returns what is wrong with the dangers, the first aid and the sources of a page whose fields are valid one by one. */
export function faultsOfDangers({
  dangers,
  moreDangers,
  firstAid = [],
  sources,
}: FrontMatter): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (field: Fault['field'], words: string) => faults.push({ field, words });
  const repeated = dangers.filter((id, index) => dangers.indexOf(id) !== index);
  for (const id of repeated) add('dangers', `Names ${id} twice. Remove one.`);
  const everywhere = dangers.filter((id) => onEveryPage.some((always) => always === id));
  if (everywhere.length > 0)
    add('dangers', `Remove ${listed(everywhere)}: every page shows them. Name signs of this page's subject.`);
  for (const tier of neededTiers) {
    if (dangers.some((id) => !everywhere.includes(id) && dangerAt(id).tier === tier)) continue;
    const such = dangerIds.filter(
      (id) => dangerAt(id).tier === tier && !onEveryPage.some((one) => one === id),
    );
    add('dangers', `Add a row of the tier ${tier}, such as ${listed(such.slice(0, 3))}.`);
  }
  const sorted = dangers.toSorted(byUrgency);
  if (listed(sorted) !== listed(dangers)) add('dangers', `Put the most urgent first: ${listed(sorted)}.`);
  const long = tiers.filter((tier) => rowsOfTier(dangers, tier).length > mostNamed(tier));
  for (const tier of moreDangers === undefined ? long : []) {
    const count = rowsOfTier(dangers, tier).length;
    add(
      'dangers',
      `Names ${count} rows of the tier ${tier}; the page shows ${mostNamed(tier)} beside those of every page. Keep those that this illness or its treatment makes likelier, or give the reason for more in moreDangers.`,
    );
  }
  for (const { sign, rows } of contradictions(dangers)) {
    const said = rows.map((id) => `${id} (${dangerAt(id).tier})`);
    add(
      'dangers',
      `Shows the sign ${sign} in two tiers: ${listed(said)}. Keep the row that fits the readers of this page, and remove the others.`,
    );
  }
  if (moreDangers !== undefined && long.length === 0)
    add('moreDangers', 'Remove it: no tier has more rows than the page shows without a reason.');
  for (const [card, danger] of Object.entries(dangerOfCard)) {
    if (firstAid.some((id) => id === card) && !dangers.some((id) => id === danger))
      add('firstAid', `The card ${card} needs the danger ${danger}. Add it to dangers, or remove the card.`);
  }
  if (dangers.includes('opioid-overdose') && !firstAid.some((id) => id === 'overdose'))
    add('firstAid', 'The danger opioid-overdose needs the card overdose. Add it to firstAid.');
  sources.forEach(({ title, url, noLink }) => {
    if (!url && !noLink) add('sources', `Give “${title}” a url, or the reason why there is none in noLink.`);
  });
  return faults;
}
