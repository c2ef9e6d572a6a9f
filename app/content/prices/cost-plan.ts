import type { PackId } from '#app/hospital-facts/price-facts.ts';
import { type Paise, paise, sumOf } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { type EstimateWords, planWords } from '#messages/content/prices/cost-plan.ts';
import {
  gstOn,
  type Pack,
  type Price,
  type PriceList,
  type PriceListsInLocale,
  packCost,
  packSaving,
  roomGst,
} from './prices.ts';

/** Choice of prices to add up, by their ids. */
export interface CostChoice {
  /** Number of single sessions, or a pack. */
  readonly therapy?: { readonly id: string; readonly sessions: number | PackId };
  readonly counselling?: { readonly id: string; readonly sessions: number };
  readonly relaxation?: { readonly id: string; readonly sessions: number };
  readonly tests?: readonly string[];
  readonly room?: { readonly id: string; readonly days: number };
}

interface EstimateLine {
  readonly name: string;
  /** Calculation of the amount. */
  readonly detail: string;
  readonly amount: Paise;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: Paise;
  /** Suggestion of a cheaper pack. */
  readonly tip?: string;
}

/**
 * Adds up a choice by the price lists. Consultation fees and medicines are not included, because they have no list.
 *
 * @param choice with ids of the lists, and whole numbers within `planLimits`
 */
export function estimate(
  choice: CostChoice,
  lists: PriceListsInLocale,
  words: EstimateWords = planWords.estimate,
): Estimate {
  const { therapy, counselling, relaxation, tests = [], room } = choice;
  const lines = [
    ...(therapy ? [therapyLine(lists.therapy, therapy, words)] : []),
    ...(counselling ? [sessionsLine(words.counselling, lists.counselling, counselling, words)] : []),
    ...(relaxation ? [sessionsLine(words.relaxation, lists.relaxation, relaxation, words)] : []),
    ...lists.testing.prices.filter(({ id }) => tests.includes(id)).map((price) => testLine(price, words)),
    ...(room ? roomLines(found(lists.rooms, room.id), room.days, words) : []),
  ];
  const tip = therapy && packTip(lists.therapy, therapy, words);
  return { lines, total: sumOf(lines.map(({ amount }) => amount)), ...(tip && { tip }) };
}

function found({ prices }: PriceList, id: string): Price {
  const price = prices.find((candidate) => candidate.id === id);
  if (!price) throw new Error(`There is no price called ${id}.`);
  return price;
}

function therapyLine(
  list: PriceList,
  { id, sessions }: NonNullable<CostChoice['therapy']>,
  words: EstimateWords,
): EstimateLine {
  const price = found(list, id);
  const { name } = price;
  if (typeof sessions === 'number') {
    return { name, detail: words.sessionsAt(sessions, price.cost), amount: paise(price.cost * sessions) };
  }
  const pack = foundPack(list, sessions);
  return { name, detail: words.pack(pack.sessions, packSaving(price, pack)), amount: packCost(price, pack) };
}

function foundPack({ packs }: PriceList, id: PackId): Pack {
  const pack = packs.find((candidate) => candidate.id === id);
  if (!pack) throw new Error(`There is no pack called ${id}.`);
  return pack;
}

function packTip(
  list: PriceList,
  { id, sessions }: NonNullable<CostChoice['therapy']>,
  words: EstimateWords,
): string | undefined {
  if (typeof sessions !== 'number') return undefined;
  const pack = list.packs.findLast((candidate) => sessions >= candidate.sessions);
  return pack && words.tip(pack.sessions, packSaving(found(list, id), pack));
}

function sessionsLine(
  kind: (name: string) => string,
  list: PriceList,
  { id, sessions }: { readonly id: string; readonly sessions: number },
  words: EstimateWords,
): EstimateLine {
  const price = found(list, id);
  return {
    name: kind(price.name),
    detail: words.sessionsAt(sessions, price.cost),
    amount: paise(price.cost * sessions),
  };
}

const testLine = ({ name, cost }: Price, words: EstimateWords): EstimateLine => ({
  name,
  detail: words.test,
  amount: cost,
});

function roomLines(room: Price, days: number, words: EstimateWords): EstimateLine[] {
  const gst = gstOn(room, days);
  const rent = {
    name: room.name,
    detail: words.daysAt(days, room.cost),
    amount: paise(room.cost * days),
  };
  if (gst === 0) return [rent];
  return [rent, { name: words.gst(roomGst.percent), detail: words.gstADay(gstOn(room, 1)), amount: gst }];
}

/** Id of the estimate, the target of the form and of links to a plan. */
export const estimateId = 'estimate';

/** Names of the form's fields, which are also query parameters. */
export const planFields = [
  'therapy',
  'pack',
  'sessions',
  'counselling',
  'counsellingSessions',
  'relaxation',
  'relaxationSessions',
  'test',
  'room',
  'days',
] as const;

export type PlanField = (typeof planFields)[number];

/** Value of `pack` for single sessions. */
export const noPack = 'single';

/** Address of the estimate for a choice. It contains only the chosen fields. */
export function planPath({ therapy, counselling, relaxation, tests = [], room }: CostChoice): string {
  const taken = therapy && (typeof therapy.sessions === 'number' ? 'sessions' : 'pack');
  const fields: readonly (readonly [PlanField, string | number] | undefined)[] = [
    therapy && ['therapy', therapy.id],
    therapy && taken && [taken, therapy.sessions],
    counselling && ['counselling', counselling.id],
    counselling && ['counsellingSessions', counselling.sessions],
    relaxation && ['relaxation', relaxation.id],
    relaxation && ['relaxationSessions', relaxation.sessions],
    ...tests.map((id) => ['test', id] as const),
    room && ['room', room.id],
    room && ['days', room.days],
  ];
  const query = new URLSearchParams(fields.flatMap((field) => (field ? [[field[0], String(field[1])]] : [])));
  return `${publicPages.prices.path}?${query}#${estimateId}`;
}
