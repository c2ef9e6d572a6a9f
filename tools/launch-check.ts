/**
 * `npm run launch-check`: what the hospital has still to enter before the site opens, in the code and in its database. Ends with 1 while
 * something is missing that a law requires; `npm run deploy` asks it first.
 */
import { readFileSync } from 'node:fs';
import { launchReport, mayNotLaunch, openFacts } from '#app/hospital-facts/launch-check.ts';
import { readLaunchState } from './launch-check/launch-state.ts';

const { state, factsUnknown } = await readLaunchState({
  configuration: readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8'),
});
const open = openFacts(state);

if (factsUnknown !== undefined)
  console.log(
    `\nWhat was entered in the staff area is not known: ${factsUnknown}. This is what the code says.`,
  );
console.log(`\n${launchReport(open)}\n`);
if (mayNotLaunch(open)) process.exitCode = 1;
