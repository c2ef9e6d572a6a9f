import { publicPages } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
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

/** The most that is worked out at once: more than a year of weekly sessions, three months in a room. */
export const planLimits = { sessions: 60, days: 90 } as const;

/** What somebody thinks of taking. */
export interface CostChoice {
  /** A number of single sessions, or a pack. */
  readonly therapy?: { readonly id: TherapyId; readonly sessions: number | Pack };
  readonly counselling?: { readonly id: CounsellingId; readonly sessions: number };
  readonly relaxation?: { readonly id: RelaxationId; readonly sessions: number };
  readonly tests?: readonly TestId[];
  readonly room?: { readonly id: RoomId; readonly days: number };
}

interface EstimateLine {
  readonly name: string;
  /** How the amount comes about. */
  readonly detail: string;
  /** In whole rupees. */
  readonly amount: number;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: number;
  /** A cheaper way to the same sessions. */
  readonly tip?: string;
}

/**
 * What a choice costs by the price lists, line by line. Consultation fees and medicines have no list and are not in it.
 *
 * @param choice its ids are of the lists, its numbers whole and within {@link planLimits}
 */
export function estimate(choice: CostChoice): Estimate {
  const { therapy, counselling, relaxation, tests = [], room } = choice;
  const lines = [
    ...(therapy ? [therapyLine(therapyPriceOf(therapy.id), therapy.sessions)] : []),
    ...(counselling ? [sessionsLine('Counselling', counsellingPrices, counselling)] : []),
    ...(relaxation ? [sessionsLine('Relaxation', relaxationPrices, relaxation)] : []),
    ...testingPrices.filter(({ id }) => tests.includes(id)).map(testLine),
    ...(room ? roomLines(found(roomPrices, room.id), room.days) : []),
  ];
  const tip = therapy && packTip(therapyPriceOf(therapy.id), therapy.sessions);
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), ...(tip && { tip }) };
}

function found<One extends Price>(prices: readonly One[], id: One['id']): One {
  const price = prices.find((candidate) => candidate.id === id);
  if (!price) throw new Error(`There is no price called ${id}.`);
  return price;
}

const therapyPriceOf = (id: TherapyId): TherapyPrice => found(therapyPrices, id);

/** What a pack costs less than as many single sessions. */
export const packSaving = (price: TherapyPrice, pack: Pack) =>
  price.cost * packs[pack].sessions - price[packs[pack].price];

/** Such as '1 session', '4 days'. */
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const each = (count: number, unit: string, cost: number) => `${counted(count, unit)} at ${rupees(cost)}`;

function therapyLine(price: TherapyPrice, sessions: number | Pack): EstimateLine {
  if (typeof sessions === 'number') {
    return {
      name: price.name,
      detail: each(sessions, 'session', price.cost),
      amount: price.cost * sessions,
    };
  }
  return {
    name: price.name,
    detail: `Pack of ${packs[sessions].sessions} sessions. You save ${rupees(packSaving(price, sessions))}.`,
    amount: price[packs[sessions].price],
  };
}

function packTip(price: TherapyPrice, sessions: number | Pack): string | undefined {
  if (typeof sessions !== 'number') return undefined;
  const pack = (['ten', 'six'] as const).find((candidate) => sessions >= packs[candidate].sessions);
  if (!pack) return undefined;
  const { sessions: many } = packs[pack];
  return `A pack of ${many} costs ${rupees(packSaving(price, pack))} less than ${many} single sessions.`;
}

function sessionsLine<Id extends string>(
  kind: string,
  prices: readonly (Price & { readonly id: Id })[],
  { id, sessions }: { readonly id: Id; readonly sessions: number },
): EstimateLine {
  const { name, cost } = found(prices, id);
  return { name: `${kind}: ${name}`, detail: each(sessions, 'session', cost), amount: cost * sessions };
}

const testLine = ({ name, cost }: Price): EstimateLine => ({ name, detail: 'Test', amount: cost });

function roomLines(room: Price, days: number): EstimateLine[] {
  const gst = gstOn(room, days);
  const rent = { name: room.name, detail: each(days, 'day', room.cost), amount: room.cost * days };
  if (gst === 0) return [rent];
  const aDay = `${rupees(gstOn(room, 1))} a day, where it applies`;
  return [rent, { name: `${roomGst.percent}% GST on the room`, detail: aDay, amount: gst }];
}

/** Where the answer stands on the page: what a form or a link to a plan leads to. */
export const estimateId = 'estimate';

/** The names of the form's fields, which an address keeps. */
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

/** The value of `pack` where no pack is wanted. */
export const noPack = 'single';

/** The address at which a choice is worked out, with nothing in it that was not chosen. */
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
