import { fieldErrors, type } from '#app/server/input.server.ts';
import { type CostChoice, noPack, type PlanField, planFields, planLimits } from './cost-plan.ts';
import {
  counsellingPrices,
  type Pack,
  packSizes,
  packs,
  relaxationPrices,
  roomPrices,
  testingPrices,
  therapyPrices,
} from './prices.ts';

/** One value, or '' where nothing was chosen. Only the field of the tests may come several times. */
const single = (message: string) =>
  type('string[]').pipe((values, check) =>
    new Set(values).size > 1 ? check.error({ message }) : (values[0]?.trim() ?? ''),
  );

const oneOf = <Id extends string>(prices: readonly { readonly id: Id }[], what: string) => {
  const message = `Choose one ${what} on the list, or none.`;
  return single(message).pipe((text, check) => {
    if (text === '') return undefined;
    return prices.find(({ id }) => id === text)?.id ?? check.error({ message });
  });
};

const countUpTo = (most: number, what: string) => {
  const message = `Type the ${what} as a whole number from 1 to ${most}.`;
  return single(message).pipe((text, check) => {
    if (text === '') return undefined;
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    return count >= 1 && count <= most ? count : check.error({ message });
  });
};

const isPack = (text: string | null): text is Pack => text !== null && Object.hasOwn(packs, text);

const packMessage = `Choose single sessions or a pack of ${packSizes}.`;

const pack = single(packMessage).pipe((text, check) => {
  if (text === '' || text === noPack) return undefined;
  return isPack(text) ? text : check.error({ message: packMessage });
});

/** Several values, in the order of the list and each once, however often and in whatever order they came. */
const tests = type('string[]').pipe((chosen, check) =>
  chosen.every((text) => testingPrices.some(({ id }) => id === text))
    ? testingPrices.map(({ id }) => id).filter((id) => chosen.includes(id))
    : check.error({ message: 'Choose tests on the list only.' }),
);

/** A number without its choice is refused, as the sum would leave it out without a word. */
const missingChoices = [
  {
    choice: 'therapy',
    numbers: ['sessions', 'pack'],
    message: 'Choose the therapy that these sessions are for.',
  },
  {
    choice: 'counselling',
    numbers: ['counsellingSessions'],
    message: 'Choose the counselling for these sessions, or leave their number empty.',
  },
  {
    choice: 'relaxation',
    numbers: ['relaxationSessions'],
    message: 'Choose the relaxation for these sessions, or leave their number empty.',
  },
  { choice: 'room', numbers: ['days'], message: 'Choose the room for these days, or leave the days empty.' },
] as const;

/** Every rule of the cost planner's form. */
const costPlan = type({
  therapy: oneOf(therapyPrices, 'therapy'),
  pack,
  sessions: countUpTo(planLimits.sessions, 'sessions of therapy'),
  counselling: oneOf(counsellingPrices, 'kind of counselling'),
  counsellingSessions: countUpTo(planLimits.sessions, 'sessions of counselling'),
  relaxation: oneOf(relaxationPrices, 'kind of relaxation'),
  relaxationSessions: countUpTo(planLimits.sessions, 'sessions of relaxation'),
  test: tests,
  room: oneOf(roomPrices, 'room'),
  days: countUpTo(planLimits.days, 'days in the room'),
}).narrow((fields, check) => {
  const missing = missingChoices.filter(
    ({ choice, numbers }) => !fields[choice] && numbers.some((name) => fields[name] !== undefined),
  );
  for (const { choice, message } of missing) check.reject({ path: [choice], message });
  return missing.length === 0;
});

/** What was typed or ticked, so that a refused form is shown as it was sent. */
type TypedPlan = Readonly<Record<Exclude<PlanField, 'test'>, string>> & {
  readonly test: readonly string[];
};

export type CostPlan = { readonly typed: TypedPlan } & (
  | { readonly state: 'unasked' | 'nothing chosen' }
  | { readonly state: 'refused'; readonly errors: Readonly<Partial<Record<PlanField, string>>> }
  | { readonly state: 'planned'; readonly choice: CostChoice }
);

/** No value of the form is as long: an address may hold anything, and the page repeats no more of it than this. */
const longestShown = 40;

const shown = (text = '') => text.replace(/\p{Cc}/gu, '').slice(0, longestShown);

function typedIn(search: URLSearchParams): TypedPlan {
  const first = Object.fromEntries(planFields.map((name) => [name, shown(search.get(name) ?? '')]));
  return { ...(first as Record<PlanField, string>), test: search.getAll('test').map(shown) };
}

/** Reads what an address asks for, such as `?therapy=cbt&pack=six`, and ignores every other parameter. */
export function readCostPlan(search: URLSearchParams): CostPlan {
  const typed = typedIn(search);
  const sent = Object.fromEntries(planFields.map((name) => [name, search.getAll(name)]));
  // The form asks for a number of sessions only where no pack is chosen.
  const asked = { ...sent, ...(isPack(search.get('pack')) && { sessions: [] }) };
  const fields = costPlan(asked);
  if (fields instanceof type.errors)
    return { state: 'refused', typed, errors: inFormOrder(fieldErrors(fields)) };
  if (!planFields.some((name) => search.has(name))) return { state: 'unasked', typed };
  const { therapy, counselling, relaxation, test, room } = fields;
  if (!therapy && !counselling && !relaxation && !room && test.length === 0) {
    return { state: 'nothing chosen', typed };
  }
  const choice: CostChoice = {
    ...(therapy && { therapy: { id: therapy, sessions: fields.pack ?? fields.sessions ?? 1 } }),
    ...(counselling && { counselling: { id: counselling, sessions: fields.counsellingSessions ?? 1 } }),
    ...(relaxation && { relaxation: { id: relaxation, sessions: fields.relaxationSessions ?? 1 } }),
    ...(test.length > 0 && { tests: test }),
    ...(room && { room: { id: room, days: fields.days ?? 1 } }),
  };
  return { state: 'planned', typed, choice };
}

function inFormOrder(errors: Readonly<Record<string, string>>): Partial<Record<PlanField, string>> {
  return Object.fromEntries(
    planFields.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
}
