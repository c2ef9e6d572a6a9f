import type { Counts } from '../results.ts';
import type { Step } from '../steps.ts';
import { type Clock, clocks } from './clocks.ts';
import { reasonAgainstClock, withClock } from './with-clock.ts';

/** Counts for a machine that cannot move the clock: the last line of the run says that something was skipped. */
const skipped: Counts = { passed: 0, failed: 0, skipped: 1 };

/**
 * Repeats steps under each clock. Each step begins at the moment of its clock, however long the steps before it took.
 *
 * @param names names of clocks; empty for all
 * @param steps the steps for every clock, and those that only clocks with `inBrowser` have
 * @throws Error for an unknown name
 */
export function calendarOf(
  names: readonly string[],
  steps: { readonly everywhere: readonly Step[]; readonly inBrowser: readonly Step[] },
): readonly Step[] {
  const all = clocks.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no clock '${unknown}'. Clocks: ${all.join(', ')}`);
  const reason = reasonAgainstClock();
  if (reason !== undefined) return [skippedCalendar(reason)];
  return clocks
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap((clock) =>
      [...steps.everywhere, ...(clock.inBrowser ? steps.inBrowser : [])].map((step) => under(clock, step)),
    );
}

const under = (clock: Clock, step: Step): Step => ({
  title: `${step.title}, ${clock.name}: ${clock.why}`,
  run: (output) => withClock(clock, () => step.run(output)),
});

const skippedCalendar = (reason: string): Step => ({
  title: 'Tests under other clocks',
  run: async () => {
    console.log(`Skipped: ${reason}`);
    return skipped;
  },
});
