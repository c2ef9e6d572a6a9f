import { type Paise, paise, sumOf } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { type EstimateWords, planWords } from '#messages/content/prices/cost-plan.ts';
import {
  type CounsellingId,
  counsellingPrices,
  gstOn,
  type Pack,
  type Price,
  packs,
  type RelaxationId,
  type RoomId,
  relaxationPrices,
  roomGst,
  roomPrices,
  type TestId,
  type TherapyId,
  type TherapyPrice,
  testingPrices,
  therapyPrices,
} from './prices.ts';

/** Choice of prices to add up. */
export interface CostChoice {
  /** Number of single sessions, or a pack. */
  readonly therapy?: { readonly id: TherapyId; readonly sessions: number | Pack };
  readonly counselling?: { readonly id: CounsellingId; readonly sessions: number };
  readonly relaxation?: { readonly id: RelaxationId; readonly sessions: number };
  readonly tests?: readonly TestId[];
  readonly room?: { readonly id: RoomId; readonly days: number };
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
export function estimate(choice: CostChoice, words: EstimateWords = planWords.estimate): Estimate {
  const { therapy, counselling, relaxation, tests = [], room } = choice;
  const lines = [
    ...(therapy ? [therapyLine(therapyPriceOf(therapy.id), therapy.sessions, words)] : []),
    ...(counselling ? [sessionsLine(words.counselling, counsellingPrices, counselling, words)] : []),
    ...(relaxation ? [sessionsLine(words.relaxation, relaxationPrices, relaxation, words)] : []),
    ...testingPrices.filter(({ id }) => tests.includes(id)).map((price) => testLine(price, words)),
    ...(room ? roomLines(found(roomPrices, room.id), room.days, words) : []),
  ];
  const tip = therapy && packTip(therapyPriceOf(therapy.id), therapy.sessions, words);
  return { lines, total: sumOf(lines.map(({ amount }) => amount)), ...(tip && { tip }) };
}

function found<One extends Price>(prices: readonly One[], id: One['id']): One {
  const price = prices.find((candidate) => candidate.id === id);
  if (!price) throw new Error(`There is no price called ${id}.`);
  return price;
}

const therapyPriceOf = (id: TherapyId): TherapyPrice => found(therapyPrices, id);

/** Difference between a pack and as many single sessions. */
export const packSaving = (price: TherapyPrice, pack: Pack) =>
  paise(price.cost * packs[pack].sessions - price[packs[pack].price]);

function therapyLine(price: TherapyPrice, sessions: number | Pack, words: EstimateWords): EstimateLine {
  const name = words.nameOf(price);
  if (typeof sessions === 'number') {
    return { name, detail: words.sessionsAt(sessions, price.cost), amount: paise(price.cost * sessions) };
  }
  return {
    name,
    detail: words.pack(packs[sessions].sessions, packSaving(price, sessions)),
    amount: price[packs[sessions].price],
  };
}

function packTip(price: TherapyPrice, sessions: number | Pack, words: EstimateWords): string | undefined {
  if (typeof sessions !== 'number') return undefined;
  const pack = (['ten', 'six'] as const).find((candidate) => sessions >= packs[candidate].sessions);
  return pack && words.tip(packs[pack].sessions, packSaving(price, pack));
}

function sessionsLine<Id extends string>(
  kind: (name: string) => string,
  prices: readonly (Price & { readonly id: Id })[],
  { id, sessions }: { readonly id: Id; readonly sessions: number },
  words: EstimateWords,
): EstimateLine {
  const price = found(prices, id);
  return {
    name: kind(words.nameOf(price)),
    detail: words.sessionsAt(sessions, price.cost),
    amount: paise(price.cost * sessions),
  };
}

const testLine = (price: Price, words: EstimateWords): EstimateLine => ({
  name: words.nameOf(price),
  detail: words.test,
  amount: price.cost,
});

function roomLines(room: Price, days: number, words: EstimateWords): EstimateLine[] {
  const gst = gstOn(room, days);
  const rent = {
    name: words.nameOf(room),
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
