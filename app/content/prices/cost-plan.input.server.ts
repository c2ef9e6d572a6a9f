import { defaultLocale, type Locale } from '#app/languages/locales.ts';
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

/** Parses a field with one value. Returns '' if the field is missing or empty. */
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

/** Parses a field with several values. Returns each once, in the order of the list. */
const tests = type('string[]').pipe((chosen, check) =>
  chosen.every((text) => testingPrices.some(({ id }) => id === text))
    ? testingPrices.map(({ id }) => id).filter((id) => chosen.includes(id))
    : check.error({ message: 'tests' satisfies PlanError }),
);

/** Choices and their numbers. A number without its choice is refused, because the sum would silently leave it out. */
const missingChoices = [
  { choice: 'therapy', numbers: ['sessions', 'pack'], message: 'no therapy' },
  { choice: 'counselling', numbers: ['counsellingSessions'], message: 'no counselling' },
  { choice: 'relaxation', numbers: ['relaxationSessions'], message: 'no relaxation' },
  { choice: 'room', numbers: ['days'], message: 'no room' },
] as const satisfies readonly { message: PlanError; [other: string]: unknown }[];

/** Rules of the cost planner's form. Its messages are the keys of localized messages. */
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

/** Values as submitted, to show a refused form again. */
type TypedPlan = Readonly<Record<Exclude<PlanField, 'test'>, string>> & {
  readonly test: readonly string[];
};

export type CostPlan = { readonly typed: TypedPlan } & (
  | { readonly state: 'unasked' | 'nothing chosen' }
  | { readonly state: 'refused'; readonly errors: Readonly<Partial<Record<PlanField, string>>> }
  | { readonly state: 'planned'; readonly choice: CostChoice }
);

/** Most characters of a submitted value that the page repeats. No valid value is as long. */
const longestShown = 40;

const shown = (text = '') => text.replace(/\p{Cc}/gu, '').slice(0, longestShown);

function typedIn(search: URLSearchParams): TypedPlan {
  const first = Object.fromEntries(planFields.map((name) => [name, shown(search.get(name) ?? '')]));
  return { ...(first as Record<PlanField, string>), test: search.getAll('test').map(shown) };
}

/**
 * Reads the choice from an address, such as `?therapy=cbt&pack=six`, and ignores all other parameters.
 *
 * @param language of the messages
 */
export function readCostPlan(search: URLSearchParams, language: Locale = defaultLocale): CostPlan {
  const typed = typedIn(search);
  const sent = Object.fromEntries(planFields.map((name) => [name, search.getAll(name)]));
  // With a pack, the form hides the number of sessions.
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
