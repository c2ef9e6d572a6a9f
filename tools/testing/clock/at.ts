/**
 * `npm run at -- saturday vitest run --project http tests/http/desk.test.ts`: runs a command with the clock of
 * `npm test -- calendar` that has this name, or with a moment such as `2026-12-05T12:00` in India.
 */
import { run } from '../command.ts';
import { clocks } from './clocks.ts';
import { clockVariables, NoClockError } from './with-clock.ts';

const [when = '', command, ...parameters] = process.argv.slice(2);
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(when);
const moment = isMoment ? `${when}:00+05:30` : clocks.find(({ name }) => name === when)?.moment;
if (!moment || !command) {
  const names = clocks.map(({ name, moment: at }) => `  ${name.padEnd(18)}${at.slice(0, 16)}`).join('\n');
  console.error(
    `Use: npm run at -- CLOCK COMMAND\nCLOCK is a moment in India such as 2026-12-05T12:00, or:\n${names}`,
  );
  process.exit(2);
}
try {
  process.exitCode = (await run(command, parameters, clockVariables({ moment }))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof NoClockError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
