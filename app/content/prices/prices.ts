/** All prices (requirement 60). Their names are messages. */
import { fromRupees, type Paise, zeroPaise } from '#app/money/money.ts';

export interface Price {
  /** Information pages quote a price by its id. */
  readonly id: string;
  /** Price of one session, one test or one day. */
  readonly cost: Paise;
  /** The information page about it. */
  readonly path?: `/${string}`;
}

export interface TherapyPrice extends Price {
  /** Price of a pack of six sessions. */
  readonly sixSession: Paise;
  /** Price of a pack of ten sessions. */
  readonly tenSession: Paise;
}

/** Packs of sessions, with the discount on single sessions. */
export const packs = {
  six: { sessions: 6, percentOff: 10, price: 'sixSession' },
  ten: { sessions: 10, percentOff: 15, price: 'tenSession' },
} as const satisfies Record<
  string,
  { sessions: number; percentOff: number; price: keyof Omit<TherapyPrice, keyof Price> }
>;

export type Pack = keyof typeof packs;

/** Numbers of sessions in the packs, such as 6 and 10. */
export const packSessions = Object.values(packs).map(({ sessions }) => sessions);

/** Returns a percentage of an amount, rounded to whole rupees. */
const percentOf = (amount: number, percent: number): Paise =>
  fromRupees(Math.round((amount * percent) / 100_00));

const packCost = (cost: Paise, { sessions, percentOff }: (typeof packs)[Pack]) =>
  percentOf(cost * sessions, 100 - percentOff);

function session(rupees: number) {
  const cost = fromRupees(rupees);
  return { cost, sixSession: packCost(cost, packs.six), tenSession: packCost(cost, packs.ten) };
}

export const therapyPrices = [
  {
    id: 'psychotherapy',
    path: '/counselling-and-therapy',
    ...session(1800),
  },
  { id: 'cbt', path: '/cbt', ...session(1800) },
  { id: 'dbt', path: '/dbt', ...session(1800) },
  {
    id: 'met',
    path: '/motivation-enhancement',
    ...session(1800),
  },
  {
    id: 'rpt',
    path: '/relapse-prevention',
    ...session(1800),
  },
  { id: 'st', ...session(1800) },
  { id: 'sex-therapy', path: '/sexual-wellness-program', ...session(1800) },
  { id: 'hypnotherapy', path: '/motivation-by-hypnosis', ...session(2000) },
  { id: 'family-couple-therapy', ...session(2500) },
  { id: 'mbt', ...session(1200) },
  {
    id: 'jpmr',
    path: '/relaxation-therapy',
    ...session(1200),
  },
] as const satisfies readonly TherapyPrice[];

export const counsellingPrices = [
  { id: 'career-counselling', cost: fromRupees(1500) },
  { id: 'family-counselling', cost: fromRupees(2500) },
  { id: 'personality-development', cost: fromRupees(1500) },
  { id: 'general-health', cost: fromRupees(1500) },
  { id: 'play-therapy', cost: fromRupees(1500) },
  { id: 'sexual-therapy', cost: fromRupees(1800) },
  { id: 'aversion-therapy', cost: fromRupees(1500) },
  { id: 'group-therapy', cost: fromRupees(2000) },
  { id: 'supportive-psychotherapy', cost: fromRupees(1500) },
  { id: 'cbt-dbt-counselling', cost: fromRupees(1800) },
  { id: 'hypnotherapy-counselling', cost: fromRupees(2000) },
] as const satisfies readonly Price[];

export const relaxationPrices = [
  { id: 'mbt-relaxation', cost: fromRupees(1200) },
  { id: 'jpmr-relaxation', cost: fromRupees(1200) },
  { id: 'deep-breathing', cost: fromRupees(800) },
  { id: 'guided-imagery', cost: fromRupees(1500) },
  { id: 'mindfulness', cost: fromRupees(1500) },
  { id: 'neuro-biofeedback', cost: fromRupees(1500) },
  { id: 'meditation', cost: fromRupees(800) },
] as const satisfies readonly Price[];

export const testingPrices = [
  { id: 'rating-scales', cost: fromRupees(500) },
  { id: 'personality-test', cost: fromRupees(1500) },
  { id: '16-pf', cost: fromRupees(2500) },
  {
    id: 'rorschach-tat',
    cost: fromRupees(4000),
  },
  { id: 'iq-testing', cost: fromRupees(3000) },
  { id: 'pgi-memory-scale', cost: fromRupees(2000) },
  { id: 'pgi-bbd', cost: fromRupees(3500) },
] as const satisfies readonly Price[];

/** Prices of one day, without GST. */
export const roomPrices = [
  { id: 'private-room', cost: fromRupees(3500) },
  { id: 'luxury-room', cost: fromRupees(5500) },
] as const satisfies readonly Price[];

/** Tax on a room outside intensive care. Above this price a day, it applies to the whole rent. */
export const roomGst = { percent: 5, aboveADay: fromRupees(5000) } as const;

/** GST on a number of days in a room. */
export const gstOn = (room: Pick<Price, 'cost'>, days: number): Paise =>
  room.cost > roomGst.aboveADay ? percentOf(room.cost * days, roomGst.percent) : zeroPaise;

export type PriceListId = 'therapy' | 'counselling' | 'relaxation' | 'testing' | 'rooms';

/** Unit that a price is for. */
export type PriceUnit = 'session' | 'test' | 'day';

export interface PriceList {
  readonly id: PriceListId;
  readonly unit: PriceUnit;
  readonly prices: readonly (Price | TherapyPrice)[];
}

/** The price lists in the order of requirement 60. */
export const priceLists: readonly PriceList[] = [
  { id: 'therapy', unit: 'session', prices: therapyPrices },
  {
    id: 'counselling',
    unit: 'session',
    prices: counsellingPrices,
  },
  { id: 'relaxation', unit: 'session', prices: relaxationPrices },
  { id: 'testing', unit: 'test', prices: testingPrices },
  { id: 'rooms', unit: 'day', prices: roomPrices },
];

/** Used by information pages instead of a listed price, because each doctor sets the fee of a consultation. */
const consultation = 'consultation';

export type TherapyId = (typeof therapyPrices)[number]['id'];
export type CounsellingId = (typeof counsellingPrices)[number]['id'];
export type RelaxationId = (typeof relaxationPrices)[number]['id'];
export type TestId = (typeof testingPrices)[number]['id'];
export type RoomId = (typeof roomPrices)[number]['id'];

/** A price of the lists. */
export type ListedPriceId = TherapyId | CounsellingId | RelaxationId | TestId | RoomId;

export type PriceId = typeof consultation | ListedPriceId;

export const priceIds: readonly PriceId[] = [
  consultation,
  ...[therapyPrices, counsellingPrices, relaxationPrices, testingPrices, roomPrices].flatMap((list) =>
    list.map(({ id }) => id),
  ),
];

interface QuotedPrice extends Price {
  readonly unit: PriceUnit;
}

/** @returns undefined for a consultation */
export function quotedPrice(id: PriceId): QuotedPrice | undefined {
  for (const { unit, prices } of priceLists) {
    const found = prices.find((price) => price.id === id);
    if (found) return { id: found.id, cost: found.cost, unit };
  }
  return undefined;
}
