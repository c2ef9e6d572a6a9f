import { addedLines, type UrgentStep, urgentSteps } from '#app/content/urgent-steps.ts';

/** A step of a page's urgent help as its file has it. */
export interface WrittenStep {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly words: string;
}

const card = /<UrgentHelp>([\s\S]*?)<\/UrgentHelp>/;
const step = /<([A-Z][a-z]+)((?:\s+[a-z]+="[^"]*")*)\s*>([\s\S]*?)<\/\1>/g;

/** The steps of a page's urgent help, in the order in which they stand. */
export function urgentStepsOf(body: string): WrittenStep[] {
  return [...(card.exec(body)?.[1] ?? '').matchAll(step)].map(
    ([, name = '', attributes = '', words = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
      words,
    }),
  );
}

/** What the attributes of each step may say. */
const attributes: Readonly<Record<UrgentStep, Readonly<Record<string, readonly string[]>>>> = {
  Now: { lines: Object.keys(addedLines.Now), dying: ['own'] },
  Today: { lines: Object.keys(addedLines.Today), dying: ['own'], counselling: ['none'] },
  Soon: {},
};

/** What is wrong with a page's urgent help, in words for whoever writes it. */
export function urgentFaults(body: string): string[] {
  if (!card.test(body)) return [];
  const steps = urgentStepsOf(body);
  const names = steps.map(({ name }) => name);
  if (names.join() !== urgentSteps.join()) {
    return [
      `Must have the steps ${urgentSteps.join(', ')} once each and in this order, has ${names.join(', ') || 'none'}.`,
    ];
  }
  const faults = steps.flatMap(faultsOfStep);
  const beside = (card.exec(body)?.[1] ?? '').replaceAll(step, '').trim();
  if (beside) faults.push(`Has words beside its steps: ${beside.slice(0, 40)}`);
  return faults;
}

function faultsOfStep({ name, attributes: given, words }: WrittenStep): string[] {
  const allowed = attributes[name as UrgentStep];
  const faults = Object.entries(given).flatMap(([key, value]) => {
    const known = allowed[key] ?? [];
    const unknown = value.split(' ').filter((word) => !known.includes(word));
    return unknown.length > 0
      ? [`<${name}>: ${key} may say ${known.join(' or ') || 'nothing'}, not ${unknown.join(' ')}.`]
      : [];
  });
  if (given.dying && given.counselling) {
    faults.push(`<${name}>: without the counselling line its own words cannot say whom to call about dying.`);
  }
  const lines = words.split('\n').filter((line) => line.trim());
  if (lines.length === 0 || lines.some((line) => !/^(?:- | {2,}\S)/.test(line))) {
    faults.push(`<${name}>: Must be a list, each sign on a line that begins with “- ”.`);
  }
  return faults;
}
