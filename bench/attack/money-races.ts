/**
 * Races at the boundaries of money: payment, discount, refund, move, cancel, erase, doctor deleted and leave entered, in
 * pairs at once over HTTP. Run it after a build: `npm run attack:money-races -- [--rounds 200] [--seed 1]`, with
 * `--pair 'payment + cancel'` for one pair alone.
 *
 * A round is one pair on an appointment of its own, and has a seed: `--rounds 1 --seed SEED` sends the round again. The
 * database may still serve the requests in another order, so send a round several times before it counts as mended.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSite } from '#tests/support/site.ts';
import { type ActName, act, pairs, planOf, prepare, sender } from './race-acts.ts';
import { type Answer, brokenRules, isDone, readRows } from './race-rules.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    pair: { type: 'string' },
  },
});

const nameOf = ([one, other]: readonly [ActName, ActName]) => `${one} + ${other}`;
/** The seed decides the pair too, so that consecutive seeds race every pair. */
const pairOf = (seed: number) => pairs[seed % pairs.length] ?? (['payment', 'payment'] as const);

const isAsked = (seed: number) => values.pair === undefined || nameOf(pairOf(seed)) === values.pair;
if (!pairs.some((_, seed) => isAsked(seed)))
  throw new Error(`There is no pair ${values.pair}. Pairs: ${pairs.map(nameOf).join(', ')}.`);

const site = await startSite();
const send = sender(site, await site.signIn());

interface Tally {
  rounds: number;
  done: number;
  refused: number;
}
const tallies = new Map<string, Tally>();
const sum = (part: keyof Tally) => [...tallies.values()].reduce((total, tally) => total + tally[part], 0);

/** Runs a round and returns the rules that it broke. */
async function race(seed: number): Promise<{ readonly pair: string; readonly broken: readonly string[] }> {
  const pair = pairOf(seed);
  const plan = planOf(seed);
  const subject = await prepare(site, send, plan);
  const before = await readRows(site, subject);
  const names = pair.flatMap((name, index) => Array.from({ length: plan.copies[index] ?? 1 }, () => name));
  const answers = await Promise.all(
    names.map(async (name, index): Promise<Answer> => {
      const copy = names.slice(0, index).filter((earlier) => earlier === name).length;
      const { start = 0, statement = 0 } = plan.pauses[index] ?? {};
      await wait(start);
      const response = await act(send, name, subject, plan, statement, copy);
      await response.arrayBuffer();
      return { name, status: response.status };
    }),
  );
  const after = await readRows(site, subject);
  const asked = await send.read(`/appointments/${subject.appointmentId}`);
  const { appointment } = (await asked.json()) as { appointment: { paid: number; due: number } };
  const tally = tallies.get(nameOf(pair)) ?? { rounds: 0, done: 0, refused: 0 };
  const done = answers.filter(isDone).length;
  tallies.set(nameOf(pair), {
    rounds: tally.rounds + 1,
    done: tally.done + done,
    refused: tally.refused + answers.length - done,
  });
  return { pair: nameOf(pair), broken: brokenRules(before, after, plan, answers, appointment) };
}

const begin = performance.now();
let failed = false;
const left = () => Number(values.rounds) - sum('rounds');
for (let seed = Number(values.seed); left() > 0 && !failed; seed += 1) {
  if (!isAsked(seed)) continue;
  const { pair, broken } = await race(seed);
  if (broken.length === 0) continue;
  failed = true;
  console.error(`Broken in ${pair}, seed ${seed}:\n  ${broken.join('\n  ')}`);
  console.error(`Again: npm run attack:money-races -- --rounds 1 --seed ${seed}`);
}

console.table(
  Object.fromEntries(
    pairs.flatMap((pair) => {
      const tally = tallies.get(nameOf(pair));
      return tally ? [[nameOf(pair), tally]] : [];
    }),
  ),
);
const seconds = Math.round((performance.now() - begin) / 1000);
console.log(
  `${sum('rounds')} rounds in ${seconds} s: ${sum('done')} acts done, ${sum('refused')} refused. Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
await site.dispose();
process.exitCode = failed ? 1 : 0;
