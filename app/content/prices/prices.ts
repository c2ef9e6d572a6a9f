/** All prices (requirement 60). Every page reads them from here. */
import { fromRupees, type Paise, zeroPaise } from '#app/money/money.ts';

export interface Price {
  /** What an information page names to quote this price. */
  readonly id: string;
  readonly name: string;
  /** One session, one test or one day. */
  readonly cost: Paise;
  /** What the name stands for or holds, where that is certain. */
  readonly detail?: string;
  /** The information page that is about it. */
  readonly path?: `/${string}`;
}

export interface TherapyPrice extends Price {
  /** Six sessions together. */
  readonly sixSession: Paise;
  /** Ten sessions together. */
  readonly tenSession: Paise;
}

/** Sessions taken together, and by how much that is cheaper than as many single ones. */
export const packs = {
  six: { sessions: 6, percentOff: 10, price: 'sixSession' },
  ten: { sessions: 10, percentOff: 15, price: 'tenSession' },
} as const satisfies Record<
  string,
  { sessions: number; percentOff: number; price: keyof Omit<TherapyPrice, keyof Price> }
>;

export type Pack = keyof typeof packs;

/** Such as '6 or 10'. */
export const packSizes = Object.values(packs)
  .map(({ sessions }) => sessions)
  .join(' or ');

/** Rounded to whole rupees. */
const percentOf = (amount: number, percent: number): Paise =>
  fromRupees(Math.round((amount * percent) / 100_00));

const packCost = (cost: Paise, { sessions, percentOff }: (typeof packs)[Pack]) =>
  percentOf(cost * sessions, 100 - percentOff);

function session(rupees: number) {
  const cost = fromRupees(rupees);
  return { cost, sixSession: packCost(cost, packs.six), tenSession: packCost(cost, packs.ten) };
}

const muscleRelaxation = 'Jacobson’s progressive muscle relaxation';

export const therapyPrices = [
  {
    id: 'psychotherapy',
    name: 'Psychotherapy',
    path: '/counselling-and-therapy',
    ...session(1800),
  },
  { id: 'cbt', name: 'Cognitive behavioural therapy (CBT)', path: '/cbt', ...session(1800) },
  { id: 'dbt', name: 'Dialectical behaviour therapy (DBT)', path: '/dbt', ...session(1800) },
  {
    id: 'met',
    name: 'Motivational enhancement therapy (MET)',
    path: '/motivation-enhancement',
    ...session(1800),
  },
  {
    id: 'rpt',
    name: 'Relapse prevention therapy (RPT)',
    path: '/relapse-prevention',
    ...session(1800),
  },
  { id: 'st', name: 'ST', ...session(1800) },
  { id: 'sex-therapy', name: 'Sex therapy', path: '/sexual-wellness-program', ...session(1800) },
  { id: 'hypnotherapy', name: 'Hypnotherapy', path: '/motivation-by-hypnosis', ...session(2000) },
  { id: 'family-couple-therapy', name: 'Family or couple therapy', ...session(2500) },
  { id: 'mbt', name: 'MBT', ...session(1200) },
  {
    id: 'jpmr',
    name: 'JPMR',
    detail: muscleRelaxation,
    path: '/relaxation-therapy',
    ...session(1200),
  },
] as const satisfies readonly TherapyPrice[];

export const counsellingPrices = [
  { id: 'career-counselling', name: 'Career', cost: fromRupees(1500) },
  { id: 'family-counselling', name: 'Family', cost: fromRupees(2500) },
  { id: 'personality-development', name: 'Personality development', cost: fromRupees(1500) },
  { id: 'general-health', name: 'General health', cost: fromRupees(1500) },
  { id: 'play-therapy', name: 'Play therapy', cost: fromRupees(1500) },
  { id: 'sexual-therapy', name: 'Sexual therapy', cost: fromRupees(1800) },
  { id: 'aversion-therapy', name: 'Aversion therapy', cost: fromRupees(1500) },
  { id: 'group-therapy', name: 'Group therapy', cost: fromRupees(2000) },
  { id: 'supportive-psychotherapy', name: 'Supportive psychotherapy', cost: fromRupees(1500) },
  { id: 'cbt-dbt-counselling', name: 'CBT and DBT', cost: fromRupees(1800) },
  { id: 'hypnotherapy-counselling', name: 'Hypnotherapy', cost: fromRupees(2000) },
] as const satisfies readonly Price[];

export const relaxationPrices = [
  { id: 'mbt-relaxation', name: 'MBT', cost: fromRupees(1200) },
  { id: 'jpmr-relaxation', name: 'JPMR', detail: muscleRelaxation, cost: fromRupees(1200) },
  { id: 'deep-breathing', name: 'Deep breathing', cost: fromRupees(800) },
  { id: 'guided-imagery', name: 'Guided imagery', cost: fromRupees(1500) },
  { id: 'mindfulness', name: 'Mindfulness', cost: fromRupees(1500) },
  { id: 'neuro-biofeedback', name: 'Neuro-biofeedback', cost: fromRupees(1500) },
  { id: 'meditation', name: 'Meditation', cost: fromRupees(800) },
] as const satisfies readonly Price[];

export const testingPrices = [
  { id: 'rating-scales', name: 'Rating scales', detail: 'Many named scales', cost: fromRupees(500) },
  { id: 'personality-test', name: 'Personality test', cost: fromRupees(1500) },
  { id: '16-pf', name: '16 PF', detail: 'Sixteen Personality Factor questionnaire', cost: fromRupees(2500) },
  {
    id: 'rorschach-tat',
    name: 'Rorschach and TAT',
    detail: 'Inkblots, and the Thematic Apperception Test',
    cost: fromRupees(4000),
  },
  { id: 'iq-testing', name: 'IQ testing', cost: fromRupees(3000) },
  { id: 'pgi-memory-scale', name: 'PGI Memory Scale', cost: fromRupees(2000) },
  { id: 'pgi-bbd', name: 'PGI BBD', detail: 'PGI Battery of Brain Dysfunction', cost: fromRupees(3500) },
] as const satisfies readonly Price[];

/** By the day, without GST. */
export const roomPrices = [
  { id: 'private-room', name: 'Private room', cost: fromRupees(3500) },
  { id: 'luxury-room', name: 'Luxury room', cost: fromRupees(5500) },
] as const satisfies readonly Price[];

/** The tax on a room that is no intensive care: on the whole rent where a day costs more than this. */
export const roomGst = { percent: 5, aboveADay: fromRupees(5000) } as const;

/** The GST on so many days in a room; no money where none is charged. */
export const gstOn = (room: Pick<Price, 'cost'>, days: number): Paise =>
  room.cost > roomGst.aboveADay ? percentOf(room.cost * days, roomGst.percent) : zeroPaise;

export interface PriceList {
  readonly id: string;
  readonly title: string;
  /** What one of its prices is for, such as 'Test'. */
  readonly kind: string;
  /** Such as 'a session'. */
  readonly unit: string;
  readonly prices: readonly (Price | TherapyPrice)[];
}

/** Every list, in the order of requirement 60. */
export const priceLists: readonly PriceList[] = [
  { id: 'therapy', title: 'Therapy', kind: 'Therapy', unit: 'a session', prices: therapyPrices },
  {
    id: 'counselling',
    title: 'Counselling',
    kind: 'Counselling',
    unit: 'a session',
    prices: counsellingPrices,
  },
  { id: 'relaxation', title: 'Relaxation', kind: 'Relaxation', unit: 'a session', prices: relaxationPrices },
  { id: 'testing', title: 'Testing', kind: 'Test', unit: 'a test', prices: testingPrices },
  { id: 'rooms', title: 'Admission rooms', kind: 'Room', unit: 'a day', prices: roomPrices },
];

/** Named by a page in place of a price of the lists: each doctor sets the fee of a consultation. */
const consultation = 'consultation';

export type TherapyId = (typeof therapyPrices)[number]['id'];
export type CounsellingId = (typeof counsellingPrices)[number]['id'];
export type RelaxationId = (typeof relaxationPrices)[number]['id'];
export type TestId = (typeof testingPrices)[number]['id'];
export type RoomId = (typeof roomPrices)[number]['id'];

export type PriceId = typeof consultation | TherapyId | CounsellingId | RelaxationId | TestId | RoomId;

export const priceIds: readonly PriceId[] = [
  consultation,
  ...[therapyPrices, counsellingPrices, relaxationPrices, testingPrices, roomPrices].flatMap((list) =>
    list.map(({ id }) => id),
  ),
];

interface QuotedPrice extends Price {
  /** Such as 'a session'. */
  readonly unit: string;
}

/** @returns undefined for a consultation */
export function quotedPrice(id: PriceId): QuotedPrice | undefined {
  for (const { unit, prices } of priceLists) {
    const found = prices.find((price) => price.id === id);
    if (found) return { id: found.id, name: found.name, cost: found.cost, unit };
  }
  return undefined;
}
