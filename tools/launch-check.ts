/**
 * `npm run launch-check`: lists the facts that are missing in the code and in the database before the site opens.
 * Exits with 1 while a fact that the law requires is missing. `npm run deploy` runs this check first.
 */
import { readFileSync } from 'node:fs';
import { findMissingFacts, isLaunchBlocked, launchReport } from '#app/hospital-facts/launch-check.ts';
import { readLaunchState } from './launch-check/launch-state.ts';

const { state, factsUnknown } = await readLaunchState({
  configuration: readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8'),
});
const open = findMissingFacts(state);

if (factsUnknown !== undefined)
  console.log(
    `\nCannot read the facts entered in the staff area: ${factsUnknown}. The list below uses the facts in the code.`,
  );
console.log(`\n${launchReport(open)}\n`);
if (isLaunchBlocked(open)) process.exitCode = 1;
