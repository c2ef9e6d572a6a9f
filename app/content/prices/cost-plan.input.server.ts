import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { fieldErrors, type } from '#app/platform/input/input.server.ts';
import { type PlanError, planWords } from '#messages/content/prices/cost-plan.ts';
import { type CostChoice, noPack, type PlanField, planFields } from './cost-plan.ts';
import { planLimits } from './plan-limits.ts';
import {
  counsellingPrices,
  type Pack,
  packs,
  relaxationPrices,
  roomPrices,
  testingPrices,
  therapyPrices,
} from './prices.ts';

/** One value, or '' where nothing was chosen. Only the field of the tests may come several times. */
const single = (message: PlanError) =>
  type('string[]').pipe((values, check) =>
    new Set(values).size > 1 ? check.error({ message }) : (values[0]?.trim() ?? ''),
  );

const oneOf = <Id extends string>(prices: readonly { readonly id: Id }[], message: PlanError) =>
  single(message).pipe((text, check) => {
    if (text === '') return undefined;
    return prices.find(({ id }) => id === text)?.id ?? check.error({ message });
  });

const countUpTo = (most: number, message: PlanError) =>
  single(message).pipe((text, check) => {
    if (text === '') return undefined;
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    return count >= 1 && count <= most ? count : check.error({ message });
  });

const isPack = (text: string | null): text is Pack => text !== null && Object.hasOwn(packs, text);

const pack = single('pack').pipe((text, check) => {
  if (text === '' || text === noPack) return undefined;
  return isPack(text) ? text : check.error({ message: 'pack' satisfies PlanError });
});

/** Several values, in the order of the list and each once, however often and in whatever order they came. */
const tests = type('string[]').pipe((chosen, check) =>
  chosen.every((text) => testingPrices.some(({ id }) => id === text))
    ? testingPrices.map(({ id }) => id).filter((id) => chosen.includes(id))
    : check.error({ message: 'tests' satisfies PlanError }),
);

/** A number without its choice is refused, as the sum would leave it out without a word. */
const missingChoices = [
  { choice: 'therapy', numbers: ['sessions', 'pack'], message: 'no therapy' },
  { choice: 'counselling', numbers: ['counsellingSessions'], message: 'no counselling' },
  { choice: 'relaxation', numbers: ['relaxationSessions'], message: 'no relaxation' },
  { choice: 'room', numbers: ['days'], message: 'no room' },
] as const satisfies readonly { message: PlanError; [other: string]: unknown }[];

/** Every rule of the cost planner's form. Its messages are codes, which the words of a language are found by. */
const costPlan = type({
  therapy: oneOf(therapyPrices, 'therapy'),
  pack,
  sessions: countUpTo(planLimits.sessions, 'sessions'),
  counselling: oneOf(counsellingPrices, 'counselling'),
  counsellingSessions: countUpTo(planLimits.sessions, 'counsellingSessions'),
  relaxation: oneOf(relaxationPrices, 'relaxation'),
  relaxationSessions: countUpTo(planLimits.sessions, 'relaxationSessions'),
  test: tests,
  room: oneOf(roomPrices, 'room'),
  days: countUpTo(planLimits.days, 'days'),
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

/**
 * Reads what an address asks for, such as `?therapy=cbt&pack=six`, and ignores every other parameter.
 *
 * @param language of the messages
 */
export function readCostPlan(search: URLSearchParams, language: Locale = 'en'): CostPlan {
  const typed = typedIn(search);
  const sent = Object.fromEntries(planFields.map((name) => [name, search.getAll(name)]));
  // The form asks for a number of sessions only where no pack is chosen.
  const asked = { ...sent, ...(isPack(search.get('pack')) && { sessions: [] }) };
  const fields = costPlan(asked);
  if (fields instanceof type.errors)
    return { state: 'refused', typed, errors: inFormOrder(fieldErrors(fields), language) };
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

function inFormOrder(
  codes: ReturnType<typeof fieldErrors>,
  language: Locale,
): Partial<Record<PlanField, string>> {
  const { errors } = messagesIn(language, planWords);
  return Object.fromEntries(
    planFields.flatMap((name) =>
      codes[name] === undefined ? [] : [[name, errors[codes[name] as PlanError]]],
    ),
  );
}
