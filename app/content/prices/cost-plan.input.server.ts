import { type PackId, type PriceFacts, packIds } from '#app/hospital-facts/price-facts.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import type { FieldProblems } from '#app/platform/http/problems.server.ts';
import { errorOptions, fieldErrors, type } from '#app/platform/input/input.server.ts';
import { planProblems } from '#messages/content/prices/cost-plan.ts';
import { type CostChoice, noPack, type PlanField, planFields } from './cost-plan.ts';
import { planLimits } from './plan-limits.ts';
import { packsOf } from './prices.ts';

type PlanProblem = keyof typeof planProblems;

/** A problem whose message has no parameters. */
type PlainProblem = Exclude<PlanProblem, 'pack'>;

const refusal = (problem: PlainProblem) => errorOptions(message(planProblems, problem));

type Refusal = ReturnType<typeof errorOptions>;

/** Parses a single value, or '' if nothing was chosen. Only the field of the tests accepts several values. */
const single = (refused: Refusal) =>
  type('string[]').pipe((values, check) =>
    new Set(values).size > 1 ? check.error(refused) : (values[0]?.trim() ?? ''),
  );

type Ids = readonly { readonly id: string }[];

const oneOf = (prices: Ids, problem: PlainProblem) =>
  single(refusal(problem)).pipe((text, check) => {
    if (text === '') return undefined;
    return prices.find(({ id }) => id === text)?.id ?? check.error(refusal(problem));
  });

const countUpTo = (most: number, problem: PlainProblem) =>
  single(refusal(problem)).pipe((typed, check) => {
    const text = withPlainDigits(typed);
    if (text === '') return undefined;
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    return count >= 1 && count <= most ? count : check.error(refusal(problem));
  });

const isPack = (text: string | null): text is PackId => packIds.some((id) => id === text);

const packOf = (facts: PriceFacts) => {
  const sizes = packsOf(facts).map(({ sessions }) => sessions);
  const refused = errorOptions(message(planProblems, 'pack', { sizes }));
  return single(refused).pipe((text, check) => {
    if (text === '' || text === noPack) return undefined;
    return isPack(text) ? text : check.error(refused);
  });
};

/** Parses several values. Repeated values count once, in the order of the list. */
const testsOf = (prices: Ids) =>
  type('string[]').pipe((chosen, check) =>
    chosen.every((text) => prices.some(({ id }) => id === text))
      ? prices.map(({ id }) => id).filter((id) => chosen.includes(id))
      : check.error(refusal('tests')),
  );

/** Refuses a number without its choice, because the estimate would silently leave it out. */
const missingChoices = [
  { choice: 'therapy', numbers: ['sessions', 'pack'], problem: 'noTherapy' },
  { choice: 'counselling', numbers: ['counsellingSessions'], problem: 'noCounselling' },
  { choice: 'relaxation', numbers: ['relaxationSessions'], problem: 'noRelaxation' },
  { choice: 'room', numbers: ['days'], problem: 'noRoom' },
] as const satisfies readonly { problem: PlanProblem; [other: string]: unknown }[];

const createSchema = (facts: PriceFacts) =>
  type({
    therapy: oneOf(facts.prices.therapy, 'therapy'),
    pack: packOf(facts),
    sessions: countUpTo(planLimits.sessions, 'sessions'),
    counselling: oneOf(facts.prices.counselling, 'counselling'),
    counsellingSessions: countUpTo(planLimits.sessions, 'counsellingSessions'),
    relaxation: oneOf(facts.prices.relaxation, 'relaxation'),
    relaxationSessions: countUpTo(planLimits.sessions, 'relaxationSessions'),
    test: testsOf(facts.prices.testing),
    room: oneOf(facts.prices.rooms, 'room'),
    days: countUpTo(planLimits.days, 'days'),
  }).narrow((fields, check) => {
    const missing = missingChoices.filter(
      ({ choice, numbers }) => !fields[choice] && numbers.some((name) => fields[name] !== undefined),
    );
    for (const { choice, problem } of missing) check.reject({ path: [choice], ...refusal(problem) });
    return missing.length === 0;
  });

/** Schemas of the cost planner's form, by the facts that they were created from. */
const schemas = new WeakMap<PriceFacts, ReturnType<typeof createSchema>>();

function schemaFor(facts: PriceFacts) {
  const known = schemas.get(facts);
  if (known) return known;
  const schema = createSchema(facts);
  schemas.set(facts, schema);
  return schema;
}

/** Submitted values, for rendering a refused form again. */
type TypedPlan = Readonly<Record<Exclude<PlanField, 'test'>, string>> & {
  readonly test: readonly string[];
};

export type CostPlan = { readonly typed: TypedPlan } & (
  | { readonly state: 'unasked' | 'nothing chosen' }
  | { readonly state: 'refused'; readonly errors: Readonly<Partial<Record<PlanField, string>>> }
  | { readonly state: 'planned'; readonly choice: CostChoice }
);

/** Maximum length of a value that the page repeats. Anybody can write an address, and no valid value is this long. */
const longestShown = 40;

const shown = (text = '') => text.replace(/\p{Cc}/gu, '').slice(0, longestShown);

function typedIn(search: URLSearchParams): TypedPlan {
  const first = Object.fromEntries(planFields.map((name) => [name, shown(search.get(name) ?? '')]));
  return { ...(first as Record<PlanField, string>), test: search.getAll('test').map(shown) };
}

/**
 * Reads the plan of an address, such as `?therapy=cbt&pack=six`, and ignores every other parameter.
 *
 * @param facts of the request: the prices that may be chosen
 * @param locale of the messages
 */
export function readCostPlan(
  search: URLSearchParams,
  facts: PriceFacts,
  locale: Locale = defaultLocale,
): CostPlan {
  const typed = typedIn(search);
  const sent = Object.fromEntries(planFields.map((name) => [name, search.getAll(name)]));
  // The form asks for a number of sessions only where no pack is chosen.
  const asked = { ...sent, ...(isPack(search.get('pack')) && { sessions: [] }) };
  const fields = schemaFor(facts)(asked);
  if (fields instanceof type.errors)
    return { state: 'refused', typed, errors: inFormOrder(fieldErrors(fields), locale) };
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

function inFormOrder(problems: FieldProblems, locale: Locale): Partial<Record<PlanField, string>> {
  return Object.fromEntries(
    planFields.flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [[name, problem.in(locale)]];
    }),
  );
}
